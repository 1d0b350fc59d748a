CREATE TABLE "spoken_question" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"audio" "bytea" NOT NULL,
	"type" text NOT NULL,
	"last_used" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "spoken_question_of_use" ON "spoken_question" USING btree ("last_used");