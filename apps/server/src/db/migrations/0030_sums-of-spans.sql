CREATE TABLE "business_days" (
	"day" date PRIMARY KEY NOT NULL,
	"active_users" integer NOT NULL,
	"new_users" integer NOT NULL,
	"new_folders" integer NOT NULL,
	"weeks_generated" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "latency_months" (
	"month" date NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"kind" text NOT NULL,
	"bucket" integer NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "latency_months_month_provider_model_kind_bucket_pk" PRIMARY KEY("month","provider","model","kind","bucket")
);
--> statement-breakpoint
CREATE TABLE "usage_folder_spans" (
	"folder_id" text NOT NULL,
	"user_id" text NOT NULL,
	"days" integer NOT NULL,
	"calls" integer NOT NULL,
	"failed_calls" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"cached_input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost_micro_usd" bigint NOT NULL,
	"unpriced_calls" integer NOT NULL,
	"estimated_calls" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "usage_folder_spans_days_folder_id_pk" PRIMARY KEY("days","folder_id")
);
--> statement-breakpoint
CREATE TABLE "usage_user_spans" (
	"user_id" text NOT NULL,
	"days" integer NOT NULL,
	"calls" integer NOT NULL,
	"failed_calls" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"cached_input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost_micro_usd" bigint NOT NULL,
	"unpriced_calls" integer NOT NULL,
	"estimated_calls" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "usage_user_spans_days_user_id_pk" PRIMARY KEY("days","user_id")
);
--> statement-breakpoint
DROP INDEX "activity_results_time";--> statement-breakpoint
DROP INDEX "sessions_created";--> statement-breakpoint
DROP INDEX "card_reviews_time";--> statement-breakpoint
DROP INDEX "chat_messages_created";--> statement-breakpoint
DROP INDEX "files_uploaded";--> statement-breakpoint
DROP INDEX "student_days_user";--> statement-breakpoint
DROP INDEX "usage_folder_days_user";--> statement-breakpoint
ALTER TABLE "usage_rollup" ADD COLUMN "spans_until" date;--> statement-breakpoint
ALTER TABLE "usage_folder_spans" ADD CONSTRAINT "usage_folder_spans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_user_spans" ADD CONSTRAINT "usage_user_spans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usage_folder_spans_cost" ON "usage_folder_spans" USING btree ("days","cost_micro_usd" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "usage_folder_spans_user" ON "usage_folder_spans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "usage_user_spans_cost" ON "usage_user_spans" USING btree ("days","cost_micro_usd" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "usage_user_spans_user" ON "usage_user_spans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "usage_folder_days_folder" ON "usage_folder_days" USING btree ("folder_id","day");--> statement-breakpoint
CREATE INDEX "activity_results_time" ON "activity_results" USING brin ("answered_at") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING brin ("created_at") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX "card_reviews_time" ON "card_reviews" USING brin ("reviewed_at") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX "chat_messages_created" ON "chat_messages" USING brin ("created_at") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX "files_uploaded" ON "files" USING brin ("uploaded_at") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX "student_days_user" ON "student_days" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "usage_folder_days_user" ON "usage_folder_days" USING btree ("user_id","day");--> statement-breakpoint
-- The sums are made anew from their calls by the next run of the job, the new tables with them; until then all is read from the calls.
DELETE FROM "usage_rollup";--> statement-breakpoint
DELETE FROM "usage_days";--> statement-breakpoint
DELETE FROM "usage_folder_days";--> statement-breakpoint
DELETE FROM "latency_days";
