ALTER TABLE "project" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "deleted_at" timestamp (3) with time zone;