ALTER TABLE "source_page" ADD COLUMN "recognised" jsonb;--> statement-breakpoint
ALTER TABLE "topic_store" ADD COLUMN "instructions" jsonb;--> statement-breakpoint
ALTER TABLE "topic_store" ADD COLUMN "instructions_file_id" text;--> statement-breakpoint
ALTER TABLE "topic_store" ADD CONSTRAINT "topic_store_instructions_file_id_source_file_id_fk" FOREIGN KEY ("instructions_file_id") REFERENCES "public"."source_file"("id") ON DELETE set null ON UPDATE no action;