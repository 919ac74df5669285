ALTER TABLE "assignments" ADD COLUMN "due_zone" text;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "due_doubt" jsonb;--> statement-breakpoint
ALTER TABLE "syllabus_extractions" ADD COLUMN "day_order" jsonb;--> statement-breakpoint
ALTER TABLE "weeks" ADD COLUMN "start_doubt" jsonb;