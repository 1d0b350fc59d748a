CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jwks" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"alg" text,
	"crv" text
);
--> statement-breakpoint
CREATE TABLE "server_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "milestone" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"work_plan_id" text NOT NULL,
	"milestone_number" integer NOT NULL,
	"step_type" text NOT NULL,
	"initial_text" text,
	"refined_text" text,
	"deliverables" jsonb NOT NULL,
	"acceptance_criteria" jsonb NOT NULL,
	"payment_amount" numeric(14, 2),
	"requirement_ids" jsonb,
	CONSTRAINT "milestone_of_plan" UNIQUE("work_plan_id","milestone_number")
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"company_name" text NOT NULL,
	"phase" text NOT NULL,
	"customer_org" text,
	"performer_org" text,
	"contract_type" text NOT NULL,
	"topic" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step" (
	"topic_store_id" text NOT NULL,
	"step_id" text NOT NULL,
	"owner" text NOT NULL,
	"profile_id" text NOT NULL,
	"status" text DEFAULT 'not_started' NOT NULL,
	"text" text,
	"user_narrative_md" text,
	"step_contract" jsonb,
	"qc_report" jsonb,
	"builder_citations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "step_topic_store_id_step_id_pk" PRIMARY KEY("topic_store_id","step_id")
);
--> statement-breakpoint
CREATE TABLE "step_contract" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"milestone_id" text NOT NULL,
	"step_contract" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "step_contract_milestone_id_unique" UNIQUE("milestone_id")
);
--> statement-breakpoint
CREATE TABLE "work_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"project_id" text NOT NULL,
	"scope_paragraph" text,
	"finalized_work_plan" jsonb,
	"finalized_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_plan_project_id_unique" UNIQUE("project_id")
);
--> statement-breakpoint
CREATE TABLE "global_contract" (
	"topic_store_id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"contract" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_answer" (
	"topic_store_id" text NOT NULL,
	"slot" text NOT NULL,
	"owner" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_answer_topic_store_id_slot_pk" PRIMARY KEY("topic_store_id","slot")
);
--> statement-breakpoint
CREATE TABLE "source_file" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_page" (
	"file_id" text NOT NULL,
	"page" integer NOT NULL,
	"owner" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "source_page_file_id_page_pk" PRIMARY KEY("file_id","page")
);
--> statement-breakpoint
CREATE TABLE "topic_store" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"slug" text NOT NULL,
	"file_id" text NOT NULL,
	"company_name" text NOT NULL,
	"phase" text NOT NULL,
	"period_of_performance" integer NOT NULL,
	"program_type" text NOT NULL,
	"analysis" jsonb NOT NULL,
	"adaptive_questions" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_work_plan_id_work_plan_id_fk" FOREIGN KEY ("work_plan_id") REFERENCES "public"."work_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step" ADD CONSTRAINT "step_topic_store_id_topic_store_id_fk" FOREIGN KEY ("topic_store_id") REFERENCES "public"."topic_store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step" ADD CONSTRAINT "step_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_contract" ADD CONSTRAINT "step_contract_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_contract" ADD CONSTRAINT "step_contract_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_plan" ADD CONSTRAINT "work_plan_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_plan" ADD CONSTRAINT "work_plan_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "global_contract" ADD CONSTRAINT "global_contract_topic_store_id_topic_store_id_fk" FOREIGN KEY ("topic_store_id") REFERENCES "public"."topic_store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "global_contract" ADD CONSTRAINT "global_contract_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answer" ADD CONSTRAINT "interview_answer_topic_store_id_topic_store_id_fk" FOREIGN KEY ("topic_store_id") REFERENCES "public"."topic_store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answer" ADD CONSTRAINT "interview_answer_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_file" ADD CONSTRAINT "source_file_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_page" ADD CONSTRAINT "source_page_file_id_source_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."source_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_page" ADD CONSTRAINT "source_page_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_store" ADD CONSTRAINT "topic_store_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_store" ADD CONSTRAINT "topic_store_file_id_source_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."source_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_of_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_of_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_of_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "project_of_owner" ON "project" USING btree ("owner","updated_at");--> statement-breakpoint
CREATE INDEX "source_file_of_owner" ON "source_file" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "topic_store_of_slug" ON "topic_store" USING btree ("owner","slug","created_at");