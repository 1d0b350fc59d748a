ALTER TABLE "step" ALTER COLUMN "version" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "step" ADD COLUMN "plan_of" text;--> statement-breakpoint
ALTER TABLE "text_version" ADD COLUMN "position" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "text_version_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);