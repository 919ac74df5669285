-- A session's token is kept as its hash from now on. The table is written anew, so that no token stays in its file.
ALTER TABLE "sessions" ALTER COLUMN "token" TYPE text
  USING rtrim(translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/', '-_'), '=');
