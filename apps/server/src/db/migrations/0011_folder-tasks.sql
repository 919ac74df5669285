CREATE TABLE "drive_connections" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"address" text,
	"account" text,
	"sealed_secret" text,
	"status" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skipped_passages" (
	"file_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"page" integer,
	"excerpt" text NOT NULL,
	"quality" real NOT NULL,
	"density" real NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "skipped_passages_file_id_ordinal_pk" PRIMARY KEY("file_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "task_files" (
	"task_id" text NOT NULL,
	"file_id" text NOT NULL,
	"state" text NOT NULL,
	"forced" boolean DEFAULT false NOT NULL,
	"reading_id" text,
	"error_code" text,
	CONSTRAINT "task_files_task_id_file_id_pk" PRIMARY KEY("task_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "drive_name" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "drive_version" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "bin_key" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "vanished" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "folders" ADD COLUMN "drive_connection_id" text;--> statement-breakpoint
ALTER TABLE "folders" ADD COLUMN "drive_folder" text;--> statement-breakpoint
ALTER TABLE "background_tasks" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "background_tasks" ADD COLUMN "findings" jsonb;--> statement-breakpoint
ALTER TABLE "drive_connections" ADD CONSTRAINT "drive_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skipped_passages" ADD CONSTRAINT "skipped_passages_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_files" ADD CONSTRAINT "task_files_task_id_background_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."background_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_files" ADD CONSTRAINT "task_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_files" ADD CONSTRAINT "task_files_reading_id_background_tasks_id_fk" FOREIGN KEY ("reading_id") REFERENCES "public"."background_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drive_connections_of_user" ON "drive_connections" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "task_files_reading" ON "task_files" USING btree ("reading_id");--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_drive_connection_id_drive_connections_id_fk" FOREIGN KEY ("drive_connection_id") REFERENCES "public"."drive_connections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_tasks" ADD CONSTRAINT "background_tasks_parent_id_background_tasks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."background_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "background_tasks_parent" ON "background_tasks" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "background_tasks_updated" ON "background_tasks" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "background_tasks_one_per_folder" ON "background_tasks" USING btree ("folder_id","kind") WHERE "background_tasks"."file_id" is null and "background_tasks"."status" in ('pending', 'processing');