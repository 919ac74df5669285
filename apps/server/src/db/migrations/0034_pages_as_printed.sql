ALTER TABLE "files" ADD COLUMN "page_labels" jsonb;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "hard_pages" jsonb DEFAULT '[]'::jsonb NOT NULL;