CREATE TABLE "source_file_part" (
	"file_id" text NOT NULL,
	"part" integer NOT NULL,
	"owner" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "source_file_part_file_id_part_pk" PRIMARY KEY("file_id","part")
);
--> statement-breakpoint
ALTER TABLE "source_file_part" ADD CONSTRAINT "source_file_part_file_id_source_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."source_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_file_part" ADD CONSTRAINT "source_file_part_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "source_file_part" ("file_id", "part", "owner", "bytes") SELECT "id", 0, "owner", "bytes" FROM "source_file";--> statement-breakpoint
ALTER TABLE "source_file" DROP COLUMN "bytes";