DROP INDEX "folders_name_of_user";--> statement-breakpoint
ALTER TABLE "folders" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "folders_deleted" ON "folders" USING btree ("deleted_at") WHERE "folders"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "folders_name_of_user" ON "folders" USING btree ("user_id","name_key") WHERE "folders"."deleted_at" is null;