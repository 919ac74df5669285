ALTER TABLE "source_downloads" DROP COLUMN "week_number";--> statement-breakpoint
ALTER TABLE "source_downloads" DROP COLUMN "reading_index";