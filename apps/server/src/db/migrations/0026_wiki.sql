-- By hand: drizzle-kit knows no extensions. Both a stock PostgreSQL and PGlite have it, and the owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "wiki_copies" (
	"user_id" text NOT NULL,
	"request_id" text NOT NULL,
	"page_id" text NOT NULL,
	"folder_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wiki_copies_user_id_request_id_pk" PRIMARY KEY("user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "wiki_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"folder_id" text NOT NULL,
	"choices" jsonb NOT NULL,
	"title" text NOT NULL,
	"course_code" text,
	"professor_name" text,
	"university" text,
	"subject" text,
	"academic_level" text,
	"description" text,
	"term" text,
	"licence" text NOT NULL,
	"plan" jsonb NOT NULL,
	"activities" jsonb NOT NULL,
	"guides" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"week_count" integer NOT NULL,
	"weeks_planned" integer NOT NULL,
	"reading_count" integer NOT NULL,
	"assignment_count" integer NOT NULL,
	"term_count" integer NOT NULL,
	"activity_count" integer NOT NULL,
	"guide_count" integer NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"copies" integer DEFAULT 0 NOT NULL,
	"published" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_by" text,
	"hidden_reason" text,
	CONSTRAINT "wiki_pages_folderId_unique" UNIQUE("folder_id")
);
--> statement-breakpoint
CREATE TABLE "wiki_reports" (
	"page_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "wiki_reports_page_id_user_id_pk" PRIMARY KEY("page_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "wiki_search" (
	"page_id" text PRIMARY KEY NOT NULL,
	"names" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"subject" text,
	"university" text,
	"university_key" text,
	"academic_level" text,
	"popularity" smallint NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wiki_view_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wiki_views" (
	"page_id" text NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "wiki_views_page_id_day_visitor_pk" PRIMARY KEY("page_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "wiki_words" (
	"word" text PRIMARY KEY NOT NULL,
	"pages" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wiki_copies" ADD CONSTRAINT "wiki_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_copies" ADD CONSTRAINT "wiki_copies_page_id_wiki_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."wiki_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_pages" ADD CONSTRAINT "wiki_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_pages" ADD CONSTRAINT "wiki_pages_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_reports" ADD CONSTRAINT "wiki_reports_page_id_wiki_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."wiki_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_reports" ADD CONSTRAINT "wiki_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_search" ADD CONSTRAINT "wiki_search_page_id_wiki_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."wiki_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wiki_views" ADD CONSTRAINT "wiki_views_page_id_wiki_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."wiki_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wiki_copies_page" ON "wiki_copies" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "wiki_pages_user" ON "wiki_pages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wiki_search_names" ON "wiki_search" USING gin ("names");--> statement-breakpoint
CREATE INDEX "wiki_search_words" ON "wiki_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "wiki_search_popular" ON "wiki_search" USING btree ("popularity" DESC NULLS LAST,"published_at" DESC NULLS LAST,"page_id");--> statement-breakpoint
CREATE INDEX "wiki_search_newest" ON "wiki_search" USING btree ("published_at" DESC NULLS LAST,"page_id");--> statement-breakpoint
CREATE INDEX "wiki_search_subject" ON "wiki_search" USING btree ("subject","popularity" DESC NULLS LAST,"published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wiki_search_university" ON "wiki_search" USING btree ("university_key","popularity" DESC NULLS LAST,"published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wiki_views_day" ON "wiki_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "wiki_words_trigrams" ON "wiki_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- By hand: what is long moves out of the row, so that counting what was found reads few pages.
ALTER TABLE "wiki_search" SET (toast_tuple_target = 512);
