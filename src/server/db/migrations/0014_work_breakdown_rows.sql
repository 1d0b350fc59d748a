CREATE TABLE "work_breakdown_row" (
	"id" text PRIMARY KEY NOT NULL,
	"topic_store_id" text NOT NULL,
	"owner" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_in" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "work_breakdown_row" ADD CONSTRAINT "work_breakdown_row_topic_store_id_topic_store_id_fk" FOREIGN KEY ("topic_store_id") REFERENCES "public"."topic_store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_breakdown_row" ADD CONSTRAINT "work_breakdown_row_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_breakdown_row_of_topic" ON "work_breakdown_row" USING btree ("topic_store_id","kind","position");