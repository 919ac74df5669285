CREATE TABLE "activity_items" (
	"id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL,
	"week_id" text NOT NULL,
	"type" text NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	"edited" jsonb,
	"source" text NOT NULL,
	"fallback" text,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"report_reason" text,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "activity_results" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"user_id" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"response" jsonb NOT NULL,
	"correct" boolean,
	"score" real,
	"grade" smallint,
	"duration" integer,
	"place" text NOT NULL,
	"attempt_id" text
);
--> statement-breakpoint
CREATE TABLE "activity_weeks" (
	"folder_id" text NOT NULL,
	"week_id" text NOT NULL,
	"task_id" text,
	"content" jsonb,
	"made_at" timestamp with time zone,
	CONSTRAINT "activity_weeks_folder_id_week_id_pk" PRIMARY KEY("folder_id","week_id")
);
--> statement-breakpoint
ALTER TABLE "activity_items" ADD CONSTRAINT "activity_items_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_results" ADD CONSTRAINT "activity_results_item_id_activity_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."activity_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_results" ADD CONSTRAINT "activity_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_weeks" ADD CONSTRAINT "activity_weeks_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_weeks" ADD CONSTRAINT "activity_weeks_task_id_background_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."background_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_items_week" ON "activity_items" USING btree ("folder_id","week_id");--> statement-breakpoint
CREATE INDEX "activity_results_item" ON "activity_results" USING btree ("item_id","answered_at");--> statement-breakpoint
CREATE INDEX "activity_results_user" ON "activity_results" USING btree ("user_id","answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_results_attempt" ON "activity_results" USING btree ("item_id","user_id","attempt_id");