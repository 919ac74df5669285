-- By hand: what pages are filtered by stands beside their words (`filterLexemes`), so that the inverted index filters too.
UPDATE "wiki_search" SET "words" = "words" || array_to_tsvector(array_remove(
	ARRAY['subject=' || "subject", 'university=' || "university_key", 'level=' || "academic_level"], NULL));
