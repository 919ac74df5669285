INSERT INTO "activity_items" ("id", "folder_id", "week_id", "type", "position", "content", "source", "fallback", "created_at")
SELECT gen_random_uuid()::text, s."folder_id", s."week_id", s."type", (item.place - 1)::integer, item.content, s."source", s."fallback", s."created_at"
FROM "activity_sets" s CROSS JOIN LATERAL jsonb_array_elements(s."items") WITH ORDINALITY AS item(content, place);--> statement-breakpoint
DROP TABLE "activity_sets" CASCADE;
