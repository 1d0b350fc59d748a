ALTER TABLE "topic_store" ALTER COLUMN "file_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "topic_store_id" text;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_topic_store_id_topic_store_id_fk" FOREIGN KEY ("topic_store_id") REFERENCES "public"."topic_store"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_of_topic" ON "project" USING btree ("topic_store_id");--> statement-breakpoint
UPDATE "project" SET "topic_store_id" = "topic_store"."id" FROM "topic_store" WHERE "topic_store"."id" = "project"."topic"->>'storeId' AND "topic_store"."owner" = "project"."owner";
