CREATE TABLE "card_reviews" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"item_id" text NOT NULL,
	"grade" text NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	"reviewed_on" date NOT NULL,
	"elapsed_days" integer NOT NULL,
	"scheduled_days" integer NOT NULL,
	"retention" double precision NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"duration" integer,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "card_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"new_per_day" integer NOT NULL,
	"reviews_per_day" integer NOT NULL,
	"weights" jsonb,
	"fitted_to" integer NOT NULL,
	"fitted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"item_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"last_review" timestamp with time zone,
	"scheduled_days" integer NOT NULL,
	"learning_step" integer NOT NULL,
	"reviews" integer NOT NULL,
	"lapses" integer NOT NULL,
	"suspended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "card_reviews" ADD CONSTRAINT "card_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_settings" ADD CONSTRAINT "card_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_item_id_activity_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."activity_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_reviews_attempt" ON "card_reviews" USING btree ("user_id","attempt_id");--> statement-breakpoint
CREATE INDEX "card_reviews_user" ON "card_reviews" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "card_reviews_item" ON "card_reviews" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "cards_user" ON "cards" USING btree ("user_id");