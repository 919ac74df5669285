CREATE TABLE "folder_vectors" (
	"folder_id" text PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"dimension" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passage_vectors" (
	"passage_id" text PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"dimension" integer NOT NULL,
	"vector" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "folder_vectors" ADD CONSTRAINT "folder_vectors_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_vectors" ADD CONSTRAINT "passage_vectors_passage_id_passages_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passages"("id") ON DELETE cascade ON UPDATE no action;