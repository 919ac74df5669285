CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"message_id" text NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"parent_message_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_once" UNIQUE("thread_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "chat_threads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"folder_id" text NOT NULL,
	"title" text,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "file_documents" (
	"file_id" text PRIMARY KEY NOT NULL,
	"packed" "bytea" NOT NULL,
	"format" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"size" integer NOT NULL,
	"mime_type" text NOT NULL,
	"drive_key" text NOT NULL,
	"sha256" text NOT NULL,
	"page_count" integer,
	"passage_count" integer DEFAULT 0 NOT NULL,
	"embedding_status" text DEFAULT 'not_embedded' NOT NULL,
	"error_code" text,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "folders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "selected_folders" (
	"user_id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "background_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"folder_id" text NOT NULL,
	"file_id" text,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"step" text NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"message" text NOT NULL,
	"page" integer,
	"page_count" integer,
	"error_code" text,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"folder_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"text" text NOT NULL,
	"heading_path" jsonb NOT NULL,
	"page" integer,
	"first_block" integer NOT NULL,
	"last_block" integer NOT NULL,
	"places" jsonb NOT NULL,
	"role" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"syllabus_id" text NOT NULL,
	"week_id" text,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"due_date" date,
	"due_time" text,
	"type" text NOT NULL,
	"weight" real,
	"optional" boolean NOT NULL,
	"due_source" jsonb,
	"source" jsonb,
	"confidence" real NOT NULL,
	"origin" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "readings" (
	"id" text PRIMARY KEY NOT NULL,
	"syllabus_id" text NOT NULL,
	"week_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"author" text,
	"pages" text,
	"optional" boolean NOT NULL,
	"graduate_only" boolean NOT NULL,
	"source" jsonb,
	"confidence" real NOT NULL,
	"origin" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "syllabi" (
	"id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL,
	"extraction_id" text NOT NULL,
	"proposal_id" text,
	"confidence_threshold" real NOT NULL,
	"course_info" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "syllabi_folderId_unique" UNIQUE("folder_id")
);
--> statement-breakpoint
CREATE TABLE "syllabus_corrections" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"syllabus_id" text NOT NULL,
	"correction" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "syllabus_extractions" (
	"id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL,
	"file_id" text NOT NULL,
	"file_name" text NOT NULL,
	"source" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weeks" (
	"id" text PRIMARY KEY NOT NULL,
	"syllabus_id" text NOT NULL,
	"position" integer NOT NULL,
	"number" integer NOT NULL,
	"topic" text,
	"start_date" date,
	"end_date" date,
	"start_source" jsonb,
	"break_name" text,
	"source" jsonb,
	"confidence" real NOT NULL,
	"origin" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_thread_id_chat_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_documents" ADD CONSTRAINT "file_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_folders" ADD CONSTRAINT "selected_folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_folders" ADD CONSTRAINT "selected_folders_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_tasks" ADD CONSTRAINT "background_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_tasks" ADD CONSTRAINT "background_tasks_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_tasks" ADD CONSTRAINT "background_tasks_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_syllabus_id_syllabi_id_fk" FOREIGN KEY ("syllabus_id") REFERENCES "public"."syllabi"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_week_id_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."weeks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_syllabus_id_syllabi_id_fk" FOREIGN KEY ("syllabus_id") REFERENCES "public"."syllabi"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_week_id_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."weeks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabi" ADD CONSTRAINT "syllabi_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabi" ADD CONSTRAINT "syllabi_extraction_id_syllabus_extractions_id_fk" FOREIGN KEY ("extraction_id") REFERENCES "public"."syllabus_extractions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabi" ADD CONSTRAINT "syllabi_proposal_id_syllabus_extractions_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."syllabus_extractions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabus_corrections" ADD CONSTRAINT "syllabus_corrections_syllabus_id_syllabi_id_fk" FOREIGN KEY ("syllabus_id") REFERENCES "public"."syllabi"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabus_extractions" ADD CONSTRAINT "syllabus_extractions_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weeks" ADD CONSTRAINT "weeks_syllabus_id_syllabi_id_fk" FOREIGN KEY ("syllabus_id") REFERENCES "public"."syllabi"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_of_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "chat_messages_thread" ON "chat_messages" USING btree ("thread_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_answer" ON "chat_messages" USING btree ("thread_id","parent_message_id") WHERE "chat_messages"."type" = 'assistant';--> statement-breakpoint
CREATE INDEX "chat_threads_folder" ON "chat_threads" USING btree ("user_id","folder_id","created_at");--> statement-breakpoint
CREATE INDEX "files_folder" ON "files" USING btree ("folder_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "files_deleted" ON "files" USING btree ("deleted_at") WHERE "files"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "folders_name_of_user" ON "folders" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE INDEX "background_tasks_file" ON "background_tasks" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "background_tasks_folder" ON "background_tasks" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "passages_file" ON "passages" USING btree ("file_id","ordinal");--> statement-breakpoint
CREATE INDEX "passages_folder" ON "passages" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "assignments_week" ON "assignments" USING btree ("week_id","position");--> statement-breakpoint
CREATE INDEX "assignments_due" ON "assignments" USING btree ("syllabus_id","due_date");--> statement-breakpoint
CREATE INDEX "readings_week" ON "readings" USING btree ("week_id","position");--> statement-breakpoint
CREATE INDEX "readings_syllabus" ON "readings" USING btree ("syllabus_id");--> statement-breakpoint
CREATE INDEX "syllabus_corrections_syllabus" ON "syllabus_corrections" USING btree ("syllabus_id","position");--> statement-breakpoint
CREATE INDEX "syllabus_extractions_folder" ON "syllabus_extractions" USING btree ("folder_id","created_at");--> statement-breakpoint
CREATE INDEX "weeks_syllabus" ON "weeks" USING btree ("syllabus_id","position");