import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A shop says when it is closed for a while, what to bring and when it was last checked; posts and pages show shops. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_posts_shops" AS ENUM('ALL', 'SIM', 'REGISTRATION', 'TOPUP', 'PACKAGES', 'FIBRE', 'BILLS', 'DEVICES', 'LOYALTY');
    CREATE TYPE "public"."enum__posts_v_version_shops" AS ENUM('ALL', 'SIM', 'REGISTRATION', 'TOPUP', 'PACKAGES', 'FIBRE', 'BILLS', 'DEVICES', 'LOYALTY');
    CREATE TYPE "public"."enum_pages_blocks_shops_shops" AS ENUM('ALL', 'SIM', 'REGISTRATION', 'TOPUP', 'PACKAGES', 'FIBRE', 'BILLS', 'DEVICES', 'LOYALTY');
    CREATE TYPE "public"."enum__pages_v_blocks_shops_shops" AS ENUM('ALL', 'SIM', 'REGISTRATION', 'TOPUP', 'PACKAGES', 'FIBRE', 'BILLS', 'DEVICES', 'LOYALTY');

    ALTER TABLE "posts" ADD COLUMN "shops" "enum_posts_shops";
    ALTER TABLE "_posts_v" ADD COLUMN "version_shops" "enum__posts_v_version_shops";

    ALTER TABLE "shops" ADD COLUMN "closed_until" timestamp(3) with time zone;
    ALTER TABLE "shops" ADD COLUMN "checked_at" timestamp(3) with time zone;
    ALTER TABLE "shops_locales" ADD COLUMN "closed_note" varchar;
    ALTER TABLE "shops_locales" ADD COLUMN "bring" varchar;
    ALTER TABLE "_shops_v" ADD COLUMN "version_closed_until" timestamp(3) with time zone;
    ALTER TABLE "_shops_v" ADD COLUMN "version_checked_at" timestamp(3) with time zone;
    ALTER TABLE "_shops_v_locales" ADD COLUMN "version_closed_note" varchar;
    ALTER TABLE "_shops_v_locales" ADD COLUMN "version_bring" varchar;

    CREATE TABLE "pages_blocks_shops" (
      "_order" integer NOT NULL,
      "_parent_id" integer NOT NULL,
      "_path" text NOT NULL,
      "id" varchar PRIMARY KEY NOT NULL,
      "anchor" varchar,
      "shops" "enum_pages_blocks_shops_shops" DEFAULT 'ALL',
      "count" numeric DEFAULT 3,
      "block_name" varchar
    );
    CREATE TABLE "pages_blocks_shops_locales" (
      "title" varchar,
      "id" serial PRIMARY KEY NOT NULL,
      "_locale" "_locales" NOT NULL,
      "_parent_id" varchar NOT NULL
    );
    CREATE TABLE "_pages_v_blocks_shops" (
      "_order" integer NOT NULL,
      "_parent_id" integer NOT NULL,
      "_path" text NOT NULL,
      "id" serial PRIMARY KEY NOT NULL,
      "anchor" varchar,
      "shops" "enum__pages_v_blocks_shops_shops" DEFAULT 'ALL',
      "count" numeric DEFAULT 3,
      "_uuid" varchar,
      "block_name" varchar
    );
    CREATE TABLE "_pages_v_blocks_shops_locales" (
      "title" varchar,
      "id" serial PRIMARY KEY NOT NULL,
      "_locale" "_locales" NOT NULL,
      "_parent_id" integer NOT NULL
    );

    ALTER TABLE "pages_blocks_shops" ADD CONSTRAINT "pages_blocks_shops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "pages_blocks_shops_locales" ADD CONSTRAINT "pages_blocks_shops_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_shops"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "_pages_v_blocks_shops" ADD CONSTRAINT "_pages_v_blocks_shops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "_pages_v_blocks_shops_locales" ADD CONSTRAINT "_pages_v_blocks_shops_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_shops"("id") ON DELETE cascade ON UPDATE no action;

    CREATE INDEX "pages_blocks_shops_order_idx" ON "pages_blocks_shops" USING btree ("_order");
    CREATE INDEX "pages_blocks_shops_parent_id_idx" ON "pages_blocks_shops" USING btree ("_parent_id");
    CREATE INDEX "pages_blocks_shops_path_idx" ON "pages_blocks_shops" USING btree ("_path");
    CREATE UNIQUE INDEX "pages_blocks_shops_locales_locale_parent_id_unique" ON "pages_blocks_shops_locales" USING btree ("_locale","_parent_id");
    CREATE INDEX "_pages_v_blocks_shops_order_idx" ON "_pages_v_blocks_shops" USING btree ("_order");
    CREATE INDEX "_pages_v_blocks_shops_parent_id_idx" ON "_pages_v_blocks_shops" USING btree ("_parent_id");
    CREATE INDEX "_pages_v_blocks_shops_path_idx" ON "_pages_v_blocks_shops" USING btree ("_path");
    CREATE UNIQUE INDEX "_pages_v_blocks_shops_locales_locale_parent_id_unique" ON "_pages_v_blocks_shops_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "pages_blocks_shops" CASCADE;
    DROP TABLE "pages_blocks_shops_locales" CASCADE;
    DROP TABLE "_pages_v_blocks_shops" CASCADE;
    DROP TABLE "_pages_v_blocks_shops_locales" CASCADE;
    ALTER TABLE "posts" DROP COLUMN "shops";
    ALTER TABLE "_posts_v" DROP COLUMN "version_shops";
    ALTER TABLE "shops" DROP COLUMN "closed_until";
    ALTER TABLE "shops" DROP COLUMN "checked_at";
    ALTER TABLE "shops_locales" DROP COLUMN "closed_note";
    ALTER TABLE "shops_locales" DROP COLUMN "bring";
    ALTER TABLE "_shops_v" DROP COLUMN "version_closed_until";
    ALTER TABLE "_shops_v" DROP COLUMN "version_checked_at";
    ALTER TABLE "_shops_v_locales" DROP COLUMN "version_closed_note";
    ALTER TABLE "_shops_v_locales" DROP COLUMN "version_bring";
    DROP TYPE "public"."enum_posts_shops";
    DROP TYPE "public"."enum__posts_v_version_shops";
    DROP TYPE "public"."enum_pages_blocks_shops_shops";
    DROP TYPE "public"."enum__pages_v_blocks_shops_shops";`)
}
