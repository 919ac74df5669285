CREATE INDEX "activity_results_time" ON "activity_results" USING brin ("answered_at");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "card_reviews_time" ON "card_reviews" USING brin ("reviewed_at");--> statement-breakpoint
CREATE INDEX "chat_messages_created" ON "chat_messages" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "files_uploaded" ON "files" USING brin ("uploaded_at");