CREATE TABLE "reading_ties" (
	"id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL,
	"reading_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"url" text,
	"file_id" text,
	"found" jsonb,
	"tied_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_searches" (
	"folder_id" text NOT NULL,
	"subject" text NOT NULL,
	"task_id" text,
	"request" jsonb,
	"planned" text,
	"places" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"found" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"searched_at" timestamp with time zone,
	CONSTRAINT "source_searches_folder_id_subject_pk" PRIMARY KEY("folder_id","subject")
);
--> statement-breakpoint
ALTER TABLE "background_tasks" ADD COLUMN "search" jsonb;--> statement-breakpoint
ALTER TABLE "reading_ties" ADD CONSTRAINT "reading_ties_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_ties" ADD CONSTRAINT "reading_ties_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_searches" ADD CONSTRAINT "source_searches_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_searches" ADD CONSTRAINT "source_searches_task_id_background_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."background_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reading_ties_key" ON "reading_ties" USING btree ("folder_id","reading_id","key");--> statement-breakpoint
CREATE INDEX "reading_ties_file" ON "reading_ties" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "source_searches_task" ON "source_searches" USING btree ("task_id");