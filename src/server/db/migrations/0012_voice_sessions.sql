CREATE TABLE "voice_session" (
	"owner" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"secret_hash" text,
	"secret_until" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"cmd" text,
	"question" text DEFAULT '' NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voice_session" ADD CONSTRAINT "voice_session_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_session_of_secret" ON "voice_session" USING btree ("secret_hash");