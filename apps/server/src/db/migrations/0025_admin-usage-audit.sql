CREATE TABLE "admin_audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "latency_days" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"kind" text NOT NULL,
	"bucket" integer NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "latency_days_day_provider_model_kind_bucket_pk" PRIMARY KEY("day","provider","model","kind","bucket")
);
--> statement-breakpoint
CREATE TABLE "student_days" (
	"day" date NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "student_days_day_user_id_pk" PRIMARY KEY("day","user_id")
);
--> statement-breakpoint
CREATE TABLE "usage_days" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"ability" text NOT NULL,
	"outcome" text NOT NULL,
	"calls" integer NOT NULL,
	"failed_calls" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"cached_input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost_micro_usd" bigint NOT NULL,
	"unpriced_calls" integer NOT NULL,
	"estimated_calls" integer NOT NULL,
	CONSTRAINT "usage_days_day_provider_model_ability_outcome_pk" PRIMARY KEY("day","provider","model","ability","outcome")
);
--> statement-breakpoint
CREATE TABLE "usage_folder_days" (
	"day" date NOT NULL,
	"user_id" text NOT NULL,
	"folder_id" text,
	"calls" integer NOT NULL,
	"failed_calls" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"cached_input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost_micro_usd" bigint NOT NULL,
	"unpriced_calls" integer NOT NULL,
	"estimated_calls" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "usage_folder_days_once" UNIQUE NULLS NOT DISTINCT("day","user_id","folder_id")
);
--> statement-breakpoint
CREATE TABLE "usage_rollup" (
	"id" integer PRIMARY KEY NOT NULL,
	"until" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "student_days" ADD CONSTRAINT "student_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_folder_days" ADD CONSTRAINT "usage_folder_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_audit_subject" ON "admin_audit" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "student_days_user" ON "student_days" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "usage_folder_days_user" ON "usage_folder_days" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "activity_weeks_made" ON "activity_weeks" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "folders_created" ON "folders" USING btree ("created_at");--> statement-breakpoint
-- The audit log is only ever added to, whoever asks: the server, a script, or somebody at the database's prompt.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit log is only ever added to.' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "admin_audit_stays" BEFORE UPDATE OR DELETE ON "admin_audit" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "admin_audit_stays_whole" BEFORE TRUNCATE ON "admin_audit" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
