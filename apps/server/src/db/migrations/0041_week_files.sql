CREATE TABLE "week_files" (
	"folder_id" text NOT NULL,
	"week_id" text NOT NULL,
	"file_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "week_files_folder_id_week_id_file_id_pk" PRIMARY KEY("folder_id","week_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "group_name" text;--> statement-breakpoint
ALTER TABLE "week_files" ADD CONSTRAINT "week_files_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "week_files" ADD CONSTRAINT "week_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "week_files_file" ON "week_files" USING btree ("file_id");