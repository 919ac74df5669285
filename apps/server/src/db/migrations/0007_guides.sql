CREATE TABLE "assignment_briefs" (
	"folder_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"user_notes" text NOT NULL,
	"materials" jsonb NOT NULL,
	"planned_for" date,
	"source" text NOT NULL,
	"fallback" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignment_briefs_folder_id_assignment_id_pk" PRIMARY KEY("folder_id","assignment_id")
);
--> statement-breakpoint
CREATE TABLE "assignment_steps" (
	"id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"ordinal" integer,
	"date" date,
	"task" text NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"done_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignments_handed_in" (
	"folder_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignments_handed_in_folder_id_assignment_id_pk" PRIMARY KEY("folder_id","assignment_id")
);
--> statement-breakpoint
CREATE TABLE "dialogues" (
	"id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL,
	"item_id" text NOT NULL,
	"week_id" text,
	"dialogue" jsonb NOT NULL,
	"turn" integer NOT NULL,
	"hints_used" integer NOT NULL,
	"outcomes" jsonb NOT NULL,
	"exchanges" jsonb NOT NULL,
	"version" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reading_summaries" (
	"file_id" text NOT NULL,
	"length" text NOT NULL,
	"sentences" jsonb NOT NULL,
	"source" text NOT NULL,
	"fallback" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_summaries_file_id_length_pk" PRIMARY KEY("file_id","length")
);
--> statement-breakpoint
CREATE TABLE "study_guide_parts" (
	"id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL,
	"week_id" text NOT NULL,
	"section" text NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"made" jsonb,
	"edited" jsonb,
	"removed_at" timestamp with time zone,
	CONSTRAINT "study_guide_parts_once" UNIQUE("folder_id","week_id","section","key")
);
--> statement-breakpoint
CREATE TABLE "study_guides" (
	"folder_id" text NOT NULL,
	"week_id" text NOT NULL,
	"basis" text NOT NULL,
	"shortage" text,
	"material_ids" jsonb NOT NULL,
	"source" text NOT NULL,
	"fallback" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_guides_folder_id_week_id_pk" PRIMARY KEY("folder_id","week_id")
);
--> statement-breakpoint
ALTER TABLE "assignment_briefs" ADD CONSTRAINT "assignment_briefs_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_steps" ADD CONSTRAINT "assignment_steps_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments_handed_in" ADD CONSTRAINT "assignments_handed_in_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dialogues" ADD CONSTRAINT "dialogues_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_summaries" ADD CONSTRAINT "reading_summaries_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_guide_parts" ADD CONSTRAINT "study_guide_parts_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_guides" ADD CONSTRAINT "study_guides_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_steps_assignment" ON "assignment_steps" USING btree ("folder_id","assignment_id");--> statement-breakpoint
CREATE INDEX "dialogues_item" ON "dialogues" USING btree ("folder_id","item_id","started_at");