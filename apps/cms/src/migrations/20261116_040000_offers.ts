import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A post, a banner and an announcement name the offer of the catalogue that they sell. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "posts" ADD COLUMN "offer_code" varchar;
    ALTER TABLE "_posts_v" ADD COLUMN "version_offer_code" varchar;
    ALTER TABLE "announcements" ADD COLUMN "offer_code" varchar;
    ALTER TABLE "_announcements_v" ADD COLUMN "version_offer_code" varchar;
    ALTER TABLE "banners" ADD COLUMN "offer_code" varchar;
    ALTER TABLE "_banners_v" ADD COLUMN "version_offer_code" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "posts" DROP COLUMN "offer_code";
    ALTER TABLE "_posts_v" DROP COLUMN "version_offer_code";
    ALTER TABLE "announcements" DROP COLUMN "offer_code";
    ALTER TABLE "_announcements_v" DROP COLUMN "version_offer_code";
    ALTER TABLE "banners" DROP COLUMN "offer_code";
    ALTER TABLE "_banners_v" DROP COLUMN "version_offer_code";`)
}
