CREATE TABLE "chat_message_bin" (
	"thread_id" text NOT NULL,
	"message_id" text NOT NULL,
	"follows" text,
	"rows" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_message_bin_thread_id_message_id_pk" PRIMARY KEY("thread_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "chat_message_bin" ADD CONSTRAINT "chat_message_bin_thread_id_chat_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_threads"("id") ON DELETE cascade ON UPDATE no action;