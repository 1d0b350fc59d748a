CREATE TABLE "recording" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"topic_store_id" text,
	"step_id" text,
	"slot" text,
	"question" text,
	"media_type" text NOT NULL,
	"seconds" real,
	"transcript" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "recording_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "recording_part" (
	"recording_id" text NOT NULL,
	"part" integer NOT NULL,
	"owner" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "recording_part_recording_id_part_pk" PRIMARY KEY("recording_id","part")
);
--> statement-breakpoint
CREATE TABLE "spoken_answer" (
	"topic_store_id" text NOT NULL,
	"slot" text NOT NULL,
	"owner" text NOT NULL,
	"question" text NOT NULL,
	"transcript" text,
	"audio_id" text,
	CONSTRAINT "spoken_answer_topic_store_id_slot_pk" PRIMARY KEY("topic_store_id","slot")
);
--> statement-breakpoint
ALTER TABLE "recording" ADD CONSTRAINT "recording_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording" ADD CONSTRAINT "recording_topic_store_id_topic_store_id_fk" FOREIGN KEY ("topic_store_id") REFERENCES "public"."topic_store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_part" ADD CONSTRAINT "recording_part_recording_id_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_part" ADD CONSTRAINT "recording_part_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_answer" ADD CONSTRAINT "spoken_answer_topic_store_id_topic_store_id_fk" FOREIGN KEY ("topic_store_id") REFERENCES "public"."topic_store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_answer" ADD CONSTRAINT "spoken_answer_owner_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_answer" ADD CONSTRAINT "spoken_answer_audio_id_recording_id_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."recording"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recording_of_owner" ON "recording" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "recording_of_topic" ON "recording" USING btree ("topic_store_id");--> statement-breakpoint
CREATE INDEX "recording_of_age" ON "recording" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "spoken_answer_of_recording" ON "spoken_answer" USING btree ("audio_id");