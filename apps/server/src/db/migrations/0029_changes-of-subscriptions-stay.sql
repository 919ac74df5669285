-- What admins changed is only ever added to. A row goes with the account it is about, and forgets an order or a course that is erased: both come from a foreign key, a trigger deeper.
CREATE FUNCTION "refuse_subscription_rewrite"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF pg_trigger_depth() > 1 THEN
		RETURN COALESCE(NEW, OLD);
	END IF;
	RAISE EXCEPTION 'What was changed of a subscription is only ever added to.' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "subscription_changes_stay" BEFORE UPDATE OR DELETE ON "subscription_changes" FOR EACH ROW EXECUTE FUNCTION "refuse_subscription_rewrite"();--> statement-breakpoint
CREATE TRIGGER "subscription_changes_stay_whole" BEFORE TRUNCATE ON "subscription_changes" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_subscription_rewrite"();
