CREATE TABLE "text_version" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"project_id" text,
	"topic_store_id" text,
	"milestone_number" integer NOT NULL,
	"part" text NOT NULL,
	"text" text NOT NULL,
	"written_by" jsonb NOT NULL,
	"written_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "step" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "step" ADD COLUMN "qa_transcript" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "step" ADD COLUMN "overrules" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "step" ADD COLUMN "written_by" jsonb;--> statement-breakpoint
ALTER TABLE "step" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "text_version" ADD CONSTRAINT "text_version_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_version" ADD CONSTRAINT "text_version_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_version" ADD CONSTRAINT "text_version_topic_store_id_topic_store_id_fk" FOREIGN KEY ("topic_store_id") REFERENCES "public"."topic_store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_version_of_project" ON "text_version" USING btree ("project_id","milestone_number");--> statement-breakpoint
CREATE INDEX "text_version_of_topic" ON "text_version" USING btree ("topic_store_id","milestone_number");