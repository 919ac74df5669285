CREATE TABLE "seen_content" (
	"user_id" text NOT NULL,
	"folder_id" text NOT NULL,
	"what" text NOT NULL,
	"subject" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_content_user_id_folder_id_what_subject_pk" PRIMARY KEY("user_id","folder_id","what","subject")
);
--> statement-breakpoint
CREATE TABLE "suggestion_dismissals" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"folder_id" text,
	"kind" text NOT NULL,
	"subject" text,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suggestion_dismissals_once" UNIQUE NULLS NOT DISTINCT("user_id","folder_id","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "suggestion_paces" (
	"user_id" text NOT NULL,
	"folder_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suggestion_paces_user_id_folder_id_kind_pk" PRIMARY KEY("user_id","folder_id","kind")
);
--> statement-breakpoint
ALTER TABLE "seen_content" ADD CONSTRAINT "seen_content_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_content" ADD CONSTRAINT "seen_content_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_dismissals" ADD CONSTRAINT "suggestion_dismissals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_dismissals" ADD CONSTRAINT "suggestion_dismissals_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_paces" ADD CONSTRAINT "suggestion_paces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_paces" ADD CONSTRAINT "suggestion_paces_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;