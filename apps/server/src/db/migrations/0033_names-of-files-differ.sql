-- By hand: of the files of a folder that look the same by name, all but the first get a number, as an upload gives it now.
WITH "numbered" AS (
	SELECT "id", row_number() OVER (PARTITION BY "folder_id", btrim(normalize("name", NFC)) ORDER BY "uploaded_at", "id") AS "n"
	FROM "files" WHERE "deleted_at" IS NULL
)
UPDATE "files" SET "name" = regexp_replace("name", '(\.[^.\s]{1,12})?$', ' (' || "n" || ')\1')
FROM "numbered" WHERE "numbered"."id" = "files"."id" AND "n" > 1;
