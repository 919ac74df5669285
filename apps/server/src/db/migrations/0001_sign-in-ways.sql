ALTER TABLE "users" ADD COLUMN "phone_number" text;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_subject" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_phoneNumber_unique" UNIQUE("phone_number");