CREATE TABLE "reading_progress" (
	"folder_id" text NOT NULL,
	"reading_id" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_progress_folder_id_reading_id_pk" PRIMARY KEY("folder_id","reading_id")
);
--> statement-breakpoint
ALTER TABLE "reading_progress" ADD CONSTRAINT "reading_progress_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;