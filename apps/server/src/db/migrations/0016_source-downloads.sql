CREATE TABLE "source_downloads" (
	"id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL,
	"url" text NOT NULL,
	"title" text,
	"expects" text NOT NULL,
	"week_number" integer,
	"reading_index" integer,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"error_code" text,
	"file_id" text,
	"final_url" text,
	"task_id" text,
	"asked_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "background_tasks_one_per_folder";--> statement-breakpoint
ALTER TABLE "source_downloads" ADD CONSTRAINT "source_downloads_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_downloads" ADD CONSTRAINT "source_downloads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_downloads" ADD CONSTRAINT "source_downloads_task_id_background_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."background_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "source_downloads_url" ON "source_downloads" USING btree ("folder_id","url");--> statement-breakpoint
CREATE INDEX "source_downloads_task" ON "source_downloads" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "source_downloads_file" ON "source_downloads" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "background_tasks_one_per_folder" ON "background_tasks" USING btree ("folder_id","kind") WHERE "background_tasks"."kind" in ('vectorize-folder', 'sync-folder') and "background_tasks"."status" in ('pending', 'processing');