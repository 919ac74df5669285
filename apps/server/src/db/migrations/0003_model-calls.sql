CREATE TABLE "folder_ai_access" (
	"folder_id" text PRIMARY KEY NOT NULL,
	"is_enabled" boolean NOT NULL,
	"reason" text,
	"changed_by" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_budgets" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text,
	"folder_id" text,
	"micro_usd" bigint,
	"tokens" bigint,
	"changed_by" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_budgets_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "model_budgets_folderId_unique" UNIQUE("folder_id"),
	CONSTRAINT "model_budgets_of_one" CHECK (("model_budgets"."user_id" IS NULL) <> ("model_budgets"."folder_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text,
	"folder_id" text,
	"ability" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"cached_input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"tokens_estimated" boolean NOT NULL,
	"cost_micro_usd" bigint,
	"first_token_ms" integer,
	"total_ms" integer NOT NULL,
	"outcome" text NOT NULL,
	"attempts" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "folder_ai_access" ADD CONSTRAINT "folder_ai_access_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_ai_access" ADD CONSTRAINT "folder_ai_access_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_budgets" ADD CONSTRAINT "model_budgets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_budgets" ADD CONSTRAINT "model_budgets_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_budgets" ADD CONSTRAINT "model_budgets_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_by_time" ON "model_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "model_calls_of_user" ON "model_calls" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "model_calls_of_folder" ON "model_calls" USING btree ("folder_id","at");