CREATE TABLE "deployments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"connection_id" text,
	"free_test" text NOT NULL,
	"status" text NOT NULL,
	"error_code" text,
	"folder_ids" text[] NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deployments_order" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"admin_id" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" text,
	"folder_id" text,
	"weeks" integer[],
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"session_id" text PRIMARY KEY NOT NULL,
	"fact" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "folder_plans" ADD COLUMN "more_weeks" integer[];--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "provider" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_changes" ADD CONSTRAINT "subscription_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_changes" ADD CONSTRAINT "subscription_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_changes" ADD CONSTRAINT "subscription_changes_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_payments" ADD CONSTRAINT "test_payments_session_id_orders_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."orders"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deployments_free" ON "deployments" USING btree ("user_id","name_key") WHERE "deployments"."order_id" is null and "deployments"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "deployments_updated" ON "deployments" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "subscription_changes_user" ON "subscription_changes" USING btree ("user_id","created_at");--> statement-breakpoint
UPDATE "orders" SET "provider" = CASE WHEN "session_id" LIKE 'test\_%' THEN 'test' WHEN "session_id" LIKE 'cs\_%' THEN 'stripe' ELSE 'none' END;
