ALTER TABLE "chat_messages" ADD COLUMN "rating" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "edit_of" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "hidden_with" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "answering_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "awaited_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD COLUMN "deleted_at" timestamp with time zone;