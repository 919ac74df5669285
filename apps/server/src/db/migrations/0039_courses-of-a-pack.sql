ALTER TABLE "deployments" ADD COLUMN "uses_credit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deployments" ADD COLUMN "folders" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "folders_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Packs used to become three courses at once.
UPDATE "orders" SET "folders_used" = "folders" WHERE "deployed_at" IS NOT NULL;
