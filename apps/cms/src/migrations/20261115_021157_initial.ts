import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_posts_template" AS ENUM('NEWS', 'PROMOTION', 'COMMUNITY', 'CAMPAIGN');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_template" AS ENUM('NEWS', 'PROMOTION', 'COMMUNITY', 'CAMPAIGN');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_categories_section" AS ENUM('NEWS', 'COMMUNITY');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_version_section" AS ENUM('NEWS', 'COMMUNITY');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_announcements_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcements_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcements_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_banners_type" AS ENUM('HOME', 'MOBILE', 'FTTH', 'PROMOTION', 'COMMUNITY', 'LOYALTY', 'BUSINESS');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_type" AS ENUM('HOME', 'MOBILE', 'FTTH', 'PROMOTION', 'COMMUNITY', 'LOYALTY', 'BUSINESS');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_package_words_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__package_words_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__package_words_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_package_groups_kind" AS ENUM('MOBILE', 'DIGITAL');
  CREATE TYPE "public"."enum_package_groups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__package_groups_v_version_kind" AS ENUM('MOBILE', 'DIGITAL');
  CREATE TYPE "public"."enum__package_groups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__package_groups_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_digital_services_action" AS ENUM('REGISTER', 'LINK', 'SHARE_DATA', 'SHARE_VOICE', 'INFO');
  CREATE TYPE "public"."enum_digital_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__digital_services_v_version_action" AS ENUM('REGISTER', 'LINK', 'SHARE_DATA', 'SHARE_VOICE', 'INFO');
  CREATE TYPE "public"."enum__digital_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__digital_services_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_digital_groups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__digital_groups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__digital_groups_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_fibre_words_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fibre_words_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fibre_words_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_pages_blocks_notice_tone" AS ENUM('INFO', 'WARNING');
  CREATE TYPE "public"."enum_pages_blocks_features_items_icon" AS ENUM('phone', 'data', 'voice', 'sms', 'wifi', 'globe', 'gift', 'card', 'wallet', 'shield', 'clock', 'map', 'people', 'heart', 'leaf', 'star', 'chart', 'cloud', 'server', 'robot', 'code', 'book', 'headset', 'check', 'lock', 'bolt');
  CREATE TYPE "public"."enum_pages_audience" AS ENUM('PUBLIC', 'PARTNERS', 'STAFF');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_blocks_notice_tone" AS ENUM('INFO', 'WARNING');
  CREATE TYPE "public"."enum__pages_v_blocks_features_items_icon" AS ENUM('phone', 'data', 'voice', 'sms', 'wifi', 'globe', 'gift', 'card', 'wallet', 'shield', 'clock', 'map', 'people', 'heart', 'leaf', 'star', 'chart', 'cloud', 'server', 'robot', 'code', 'book', 'headset', 'check', 'lock', 'bolt');
  CREATE TYPE "public"."enum__pages_v_version_audience" AS ENUM('PUBLIC', 'PARTNERS', 'STAFF');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_jobs_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_awards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__awards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__awards_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_faqs_category" AS ENUM('ACCOUNT', 'TOPUP', 'PACKAGES', 'SHARE', 'FIBRE', 'POINTS', 'ROAMING', 'SIM', 'PAYMENTS');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_category" AS ENUM('ACCOUNT', 'TOPUP', 'PACKAGES', 'SHARE', 'FIBRE', 'POINTS', 'ROAMING', 'SIM', 'PAYMENTS');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_ussd_codes_group" AS ENUM('BALANCE', 'DATA', 'TOPUP', 'PACKAGE', 'ROAM', 'LOYALTY', 'FTTH', 'HELP');
  CREATE TYPE "public"."enum_ussd_codes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ussd_codes_v_version_group" AS ENUM('BALANCE', 'DATA', 'TOPUP', 'PACKAGE', 'ROAM', 'LOYALTY', 'FTTH', 'HELP');
  CREATE TYPE "public"."enum__ussd_codes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ussd_codes_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_shops_services" AS ENUM('SIM', 'REGISTRATION', 'TOPUP', 'PACKAGES', 'FIBRE', 'BILLS', 'DEVICES', 'LOYALTY');
  CREATE TYPE "public"."enum_shops_type" AS ENUM('FLAGSHIP', 'SHOWROOM', 'AGENT', 'TOPUP_POINT', 'FTTH_COUNTER');
  CREATE TYPE "public"."enum_shops_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__shops_v_version_services" AS ENUM('SIM', 'REGISTRATION', 'TOPUP', 'PACKAGES', 'FIBRE', 'BILLS', 'DEVICES', 'LOYALTY');
  CREATE TYPE "public"."enum__shops_v_version_type" AS ENUM('FLAGSHIP', 'SHOWROOM', 'AGENT', 'TOPUP_POINT', 'FTTH_COUNTER');
  CREATE TYPE "public"."enum__shops_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__shops_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_roam_zones_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__roam_zones_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__roam_zones_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_roam_rates_networks" AS ENUM('2G', '3G', '4G', '5G');
  CREATE TYPE "public"."enum_roam_rates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__roam_rates_v_version_networks" AS ENUM('2G', '3G', '4G', '5G');
  CREATE TYPE "public"."enum__roam_rates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__roam_rates_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_idd_rates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__idd_rates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__idd_rates_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_footers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footers_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_search_destinations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_destinations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_destinations_v_published_locale" AS ENUM('en', 'my');
  CREATE TYPE "public"."enum_users_role" AS ENUM('CONTENT_EDITOR', 'CONTENT_APPROVER', 'ADMIN', 'READER');
  CREATE TABLE "posts_campaign_prizes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "posts_campaign_prizes_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "posts_campaign_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "posts_campaign_sections_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"template" "enum_posts_template" DEFAULT 'NEWS',
  	"category_id" integer,
  	"picture_id" integer,
  	"picture_drawing" varchar,
  	"campaign_approval_ref" varchar,
  	"campaign_starts_on" timestamp(3) with time zone,
  	"campaign_ends_on" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"changed_at" timestamp(3) with time zone,
  	"pinned" boolean DEFAULT false,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"description" varchar,
  	"picture_alt" varchar,
  	"content" jsonb,
  	"campaign_how_to_join" jsonb,
  	"campaign_terms" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v_version_campaign_prizes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_posts_v_version_campaign_prizes_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v_version_campaign_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_posts_v_version_campaign_sections_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_template" "enum__posts_v_version_template" DEFAULT 'NEWS',
  	"version_category_id" integer,
  	"version_picture_id" integer,
  	"version_picture_drawing" varchar,
  	"version_campaign_approval_ref" varchar,
  	"version_campaign_starts_on" timestamp(3) with time zone,
  	"version_campaign_ends_on" timestamp(3) with time zone,
  	"version_published_at" timestamp(3) with time zone,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_pinned" boolean DEFAULT false,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_picture_alt" varchar,
  	"version_content" jsonb,
  	"version_campaign_how_to_join" jsonb,
  	"version_campaign_terms" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"section" "enum_categories_section" DEFAULT 'NEWS',
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_parent_id" integer,
  	"version_section" "enum__categories_v_version_section" DEFAULT 'NEWS',
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_categories_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "announcements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_announcements_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "announcements_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_announcements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_link" varchar,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__announcements_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__announcements_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_announcements_v_locales" (
  	"version_content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_banners_type" DEFAULT 'HOME',
  	"picture_id" integer,
  	"picture_drawing" varchar,
  	"picture_mobile_id" integer,
  	"picture_mobile_drawing" varchar,
  	"link" varchar,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_banners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "banners_locales" (
  	"title" varchar,
  	"text" varchar,
  	"picture_alt" varchar,
  	"action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_type" "enum__banners_v_version_type" DEFAULT 'HOME',
  	"version_picture_id" integer,
  	"version_picture_drawing" varchar,
  	"version_picture_mobile_id" integer,
  	"version_picture_mobile_drawing" varchar,
  	"version_link" varchar,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__banners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__banners_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_banners_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_picture_alt" varchar,
  	"version_action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "package_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"group_id" integer,
  	"picture_id" integer,
  	"picture_drawing" varchar,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_package_words_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "package_words_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "package_words_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_package_words_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_group_id" integer,
  	"version_picture_id" integer,
  	"version_picture_drawing" varchar,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__package_words_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__package_words_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_package_words_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_package_words_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "package_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" varchar,
  	"kind" "enum_package_groups_kind" DEFAULT 'MOBILE',
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_package_groups_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "package_groups_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_package_groups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_icon" varchar,
  	"version_kind" "enum__package_groups_v_version_kind" DEFAULT 'MOBILE',
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__package_groups_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__package_groups_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_package_groups_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "digital_services_screenshots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"picture_drawing" varchar
  );
  
  CREATE TABLE "digital_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"group_id" integer,
  	"picture_id" integer,
  	"picture_drawing" varchar,
  	"action" "enum_digital_services_action" DEFAULT 'INFO',
  	"link" varchar,
  	"product_code" varchar,
  	"ussd" varchar,
  	"store_links_android" varchar,
  	"store_links_ios" varchar,
  	"store_links_web" varchar,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_digital_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "digital_services_locales" (
  	"name" varchar,
  	"short_text" varchar,
  	"description" jsonb,
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_digital_services_v_version_screenshots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"picture_drawing" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_digital_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_group_id" integer,
  	"version_picture_id" integer,
  	"version_picture_drawing" varchar,
  	"version_action" "enum__digital_services_v_version_action" DEFAULT 'INFO',
  	"version_link" varchar,
  	"version_product_code" varchar,
  	"version_ussd" varchar,
  	"version_store_links_android" varchar,
  	"version_store_links_ios" varchar,
  	"version_store_links_web" varchar,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__digital_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__digital_services_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_digital_services_v_locales" (
  	"version_name" varchar,
  	"version_short_text" varchar,
  	"version_description" jsonb,
  	"version_picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "digital_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_digital_groups_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "digital_groups_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_digital_groups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__digital_groups_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__digital_groups_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_digital_groups_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "fibre_words_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "fibre_words_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "fibre_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"picture_drawing" varchar,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_fibre_words_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "fibre_words_locales" (
  	"name" varchar,
  	"description" jsonb,
  	"device" varchar,
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_fibre_words_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_fibre_words_v_version_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_fibre_words_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_picture_drawing" varchar,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__fibre_words_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__fibre_words_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_fibre_words_v_locales" (
  	"version_name" varchar,
  	"version_description" jsonb,
  	"version_device" varchar,
  	"version_picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_blocks_hero_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar
  );
  
  CREATE TABLE "pages_blocks_hero_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"picture_id" integer,
  	"picture_drawing" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_hero_locales" (
  	"title" varchar,
  	"text" varchar,
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_text_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_notice" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"tone" "enum_pages_blocks_notice_tone" DEFAULT 'INFO',
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_notice_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_features_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_pages_blocks_features_items_icon" DEFAULT 'check'
  );
  
  CREATE TABLE "pages_blocks_features_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_features_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_steps_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_blocks_steps_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_steps_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_cards_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"picture_drawing" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "pages_blocks_cards_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_cards_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_gallery_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"picture_drawing" varchar
  );
  
  CREATE TABLE "pages_blocks_gallery_items_locales" (
  	"picture_alt" varchar,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_gallery_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_people_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"picture_drawing" varchar
  );
  
  CREATE TABLE "pages_blocks_people_items_locales" (
  	"name" varchar,
  	"role" varchar,
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_people_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_table_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"numeric" boolean DEFAULT false
  );
  
  CREATE TABLE "pages_blocks_table_columns_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_table_rows_cells" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_blocks_table_rows_cells_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_table_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_blocks_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_table_locales" (
  	"title" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_faq_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_blocks_faq_items_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_faq_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_cta_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar
  );
  
  CREATE TABLE "pages_blocks_cta_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_cta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_cta_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_timeline_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_blocks_timeline_items_locales" (
  	"when" varchar,
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_timeline_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_numbers_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_blocks_numbers_items_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_numbers_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_store_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"android" varchar,
  	"ios" varchar,
  	"web" varchar,
  	"minimum_android" varchar,
  	"version" varchar,
  	"privacy_link" varchar,
  	"delete_account_link" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_store_links_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_posts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"category_id" integer,
  	"count" numeric DEFAULT 4,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_posts_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"audience" "enum_pages_audience" DEFAULT 'PUBLIC',
  	"updated_on" timestamp(3) with time zone,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_hero_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_hero_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"picture_id" integer,
  	"picture_drawing" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_hero_locales" (
  	"title" varchar,
  	"text" varchar,
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_text_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_notice" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"tone" "enum__pages_v_blocks_notice_tone" DEFAULT 'INFO',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_notice_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_features_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__pages_v_blocks_features_items_icon" DEFAULT 'check',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_features_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_features_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_steps_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_steps_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_steps_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_cards_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"picture_drawing" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_cards_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_cards_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_gallery_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"picture_drawing" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_gallery_items_locales" (
  	"picture_alt" varchar,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_gallery_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_people_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"picture_drawing" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_people_items_locales" (
  	"name" varchar,
  	"role" varchar,
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_people_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_table_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"numeric" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_table_columns_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_table_rows_cells" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_table_rows_cells_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_table_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_table_locales" (
  	"title" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_faq_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_faq_items_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_faq_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_cta_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_cta_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_cta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_cta_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_timeline_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_timeline_items_locales" (
  	"when" varchar,
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_timeline_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_numbers_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_numbers_items_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_numbers_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_store_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"android" varchar,
  	"ios" varchar,
  	"web" varchar,
  	"minimum_android" varchar,
  	"version" varchar,
  	"privacy_link" varchar,
  	"delete_account_link" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_store_links_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_posts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"category_id" integer,
  	"count" numeric DEFAULT 4,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_posts_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_audience" "enum__pages_v_version_audience" DEFAULT 'PUBLIC',
  	"version_updated_on" timestamp(3) with time zone,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_jobs_type" DEFAULT 'FULL_TIME',
  	"posted_on" timestamp(3) with time zone,
  	"closes_on" timestamp(3) with time zone,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_jobs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "jobs_locales" (
  	"title" varchar,
  	"place" varchar,
  	"department" varchar,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_jobs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_type" "enum__jobs_v_version_type" DEFAULT 'FULL_TIME',
  	"version_posted_on" timestamp(3) with time zone,
  	"version_closes_on" timestamp(3) with time zone,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__jobs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__jobs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_jobs_v_locales" (
  	"version_title" varchar,
  	"version_place" varchar,
  	"version_department" varchar,
  	"version_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "awards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"picture_id" integer,
  	"picture_drawing" varchar,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_awards_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "awards_locales" (
  	"title" varchar,
  	"issuer" varchar,
  	"text" varchar,
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_awards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_year" numeric,
  	"version_picture_id" integer,
  	"version_picture_drawing" varchar,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__awards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__awards_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_awards_v_locales" (
  	"version_title" varchar,
  	"version_issuer" varchar,
  	"version_text" varchar,
  	"version_picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category" "enum_faqs_category",
  	"changed_at" timestamp(3) with time zone,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "faqs_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_category" "enum__faqs_v_version_category",
  	"version_changed_at" timestamp(3) with time zone,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faqs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_faqs_v_locales" (
  	"version_question" varchar,
  	"version_answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "ussd_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"group" "enum_ussd_codes_group",
  	"cost" numeric,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_ussd_codes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "ussd_codes_locales" (
  	"title" varchar,
  	"steps" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_ussd_codes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_group" "enum__ussd_codes_v_version_group",
  	"version_cost" numeric,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__ussd_codes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__ussd_codes_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_ussd_codes_v_locales" (
  	"version_title" varchar,
  	"version_steps" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "shops_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" numeric,
  	"open" varchar,
  	"close" varchar
  );
  
  CREATE TABLE "shops_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_shops_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "shops" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_shops_type",
  	"place_id" varchar,
  	"lat" numeric,
  	"lng" numeric,
  	"accessible" boolean DEFAULT false,
  	"picture_id" integer,
  	"picture_drawing" varchar,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_shops_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "shops_locales" (
  	"name" varchar,
  	"address" varchar,
  	"township" varchar,
  	"picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "shops_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_shops_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" numeric,
  	"open" varchar,
  	"close" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_shops_v_version_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__shops_v_version_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_shops_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_type" "enum__shops_v_version_type",
  	"version_place_id" varchar,
  	"version_lat" numeric,
  	"version_lng" numeric,
  	"version_accessible" boolean DEFAULT false,
  	"version_picture_id" integer,
  	"version_picture_drawing" varchar,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__shops_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__shops_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_shops_v_locales" (
  	"version_name" varchar,
  	"version_address" varchar,
  	"version_township" varchar,
  	"version_picture_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_shops_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "roam_zones" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_roam_zones_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "roam_zones_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_roam_zones_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__roam_zones_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__roam_zones_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_roam_zones_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "roam_rates_networks" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_roam_rates_networks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "roam_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"zone_id" integer,
  	"partner" varchar,
  	"call_local_per_min" numeric,
  	"call_home_per_min" numeric,
  	"receive_per_min" numeric,
  	"sms_each" numeric,
  	"data_per_mb" numeric,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_roam_rates_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "roam_rates_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_roam_rates_v_version_networks" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__roam_rates_v_version_networks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_roam_rates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country" varchar,
  	"version_zone_id" integer,
  	"version_partner" varchar,
  	"version_call_local_per_min" numeric,
  	"version_call_home_per_min" numeric,
  	"version_receive_per_min" numeric,
  	"version_sms_each" numeric,
  	"version_data_per_mb" numeric,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__roam_rates_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__roam_rates_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_roam_rates_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "idd_rates_prefix_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"prefix" varchar,
  	"per_min" numeric,
  	"sms" numeric
  );
  
  CREATE TABLE "idd_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"dial_code" varchar,
  	"pulse_seconds" numeric DEFAULT 60,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_idd_rates_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "idd_rates_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_idd_rates_v_version_prefix_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"prefix" varchar,
  	"per_min" numeric,
  	"sms" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_idd_rates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country" varchar,
  	"version_dial_code" varchar,
  	"version_pulse_seconds" numeric DEFAULT 60,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__idd_rates_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__idd_rates_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_idd_rates_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "menus_items_sub_menu_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"style" varchar
  );
  
  CREATE TABLE "menus_items_sub_menu_entries_locales" (
  	"sub_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_items_sub_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "menus_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar
  );
  
  CREATE TABLE "menus_items_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_menus_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_menus_v_version_items_sub_menu_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"style" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_items_sub_menu_entries_locales" (
  	"sub_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menus_v_version_items_sub_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_items_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menus_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "footers_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar
  );
  
  CREATE TABLE "footers_columns_links_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footers_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar
  );
  
  CREATE TABLE "footers_columns_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footers_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"name" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "footers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_footers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_footers_v_version_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footers_v_version_columns_links_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footers_v_version_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footers_v_version_columns_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footers_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"name" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__footers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__footers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "search_destinations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"public_id" varchar,
  	"sort" numeric DEFAULT 0,
  	"visible_from" timestamp(3) with time zone,
  	"visible_to" timestamp(3) with time zone,
  	"burmese_missing" boolean DEFAULT false,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_search_destinations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "search_destinations_locales" (
  	"destination" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "search_destinations_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_search_destinations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_link" varchar,
  	"version_public_id" varchar,
  	"version_sort" numeric DEFAULT 0,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_to" timestamp(3) with time zone,
  	"version_burmese_missing" boolean DEFAULT false,
  	"version_zawgyi_flag" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__search_destinations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__search_destinations_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_search_destinations_v_locales" (
  	"version_destination" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_search_destinations_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"alt_mm" varchar NOT NULL,
  	"public_id" varchar,
  	"zawgyi_flag" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_webp360_url" varchar,
  	"sizes_webp360_width" numeric,
  	"sizes_webp360_height" numeric,
  	"sizes_webp360_mime_type" varchar,
  	"sizes_webp360_filesize" numeric,
  	"sizes_webp360_filename" varchar,
  	"sizes_avif360_url" varchar,
  	"sizes_avif360_width" numeric,
  	"sizes_avif360_height" numeric,
  	"sizes_avif360_mime_type" varchar,
  	"sizes_avif360_filesize" numeric,
  	"sizes_avif360_filename" varchar,
  	"sizes_webp720_url" varchar,
  	"sizes_webp720_width" numeric,
  	"sizes_webp720_height" numeric,
  	"sizes_webp720_mime_type" varchar,
  	"sizes_webp720_filesize" numeric,
  	"sizes_webp720_filename" varchar,
  	"sizes_avif720_url" varchar,
  	"sizes_avif720_width" numeric,
  	"sizes_avif720_height" numeric,
  	"sizes_avif720_mime_type" varchar,
  	"sizes_avif720_filesize" numeric,
  	"sizes_avif720_filename" varchar,
  	"sizes_webp1280_url" varchar,
  	"sizes_webp1280_width" numeric,
  	"sizes_webp1280_height" numeric,
  	"sizes_webp1280_mime_type" varchar,
  	"sizes_webp1280_filesize" numeric,
  	"sizes_webp1280_filename" varchar,
  	"sizes_avif1280_url" varchar,
  	"sizes_avif1280_width" numeric,
  	"sizes_avif1280_height" numeric,
  	"sizes_avif1280_mime_type" varchar,
  	"sizes_avif1280_filesize" numeric,
  	"sizes_avif1280_filename" varchar
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'CONTENT_EDITOR' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer,
  	"categories_id" integer,
  	"announcements_id" integer,
  	"banners_id" integer,
  	"package_words_id" integer,
  	"package_groups_id" integer,
  	"digital_services_id" integer,
  	"digital_groups_id" integer,
  	"fibre_words_id" integer,
  	"pages_id" integer,
  	"jobs_id" integer,
  	"awards_id" integer,
  	"faqs_id" integer,
  	"ussd_codes_id" integer,
  	"shops_id" integer,
  	"roam_zones_id" integer,
  	"roam_rates_id" integer,
  	"idd_rates_id" integer,
  	"menus_id" integer,
  	"footers_id" integer,
  	"search_destinations_id" integer,
  	"media_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "posts_campaign_prizes" ADD CONSTRAINT "posts_campaign_prizes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_campaign_prizes_locales" ADD CONSTRAINT "posts_campaign_prizes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts_campaign_prizes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_campaign_sections" ADD CONSTRAINT "posts_campaign_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_campaign_sections_locales" ADD CONSTRAINT "posts_campaign_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts_campaign_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_campaign_prizes" ADD CONSTRAINT "_posts_v_version_campaign_prizes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_campaign_prizes_locales" ADD CONSTRAINT "_posts_v_version_campaign_prizes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v_version_campaign_prizes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_campaign_sections" ADD CONSTRAINT "_posts_v_version_campaign_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_campaign_sections_locales" ADD CONSTRAINT "_posts_v_version_campaign_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v_version_campaign_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_parent_id_categories_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_locales" ADD CONSTRAINT "announcements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_parent_id_announcements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."announcements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v_locales" ADD CONSTRAINT "_announcements_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_announcements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_picture_mobile_id_media_id_fk" FOREIGN KEY ("picture_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_parent_id_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_picture_mobile_id_media_id_fk" FOREIGN KEY ("version_picture_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_locales" ADD CONSTRAINT "_banners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "package_words" ADD CONSTRAINT "package_words_group_id_package_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."package_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "package_words" ADD CONSTRAINT "package_words_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "package_words_locales" ADD CONSTRAINT "package_words_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."package_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "package_words_texts" ADD CONSTRAINT "package_words_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."package_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_package_words_v" ADD CONSTRAINT "_package_words_v_parent_id_package_words_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."package_words"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_package_words_v" ADD CONSTRAINT "_package_words_v_version_group_id_package_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."package_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_package_words_v" ADD CONSTRAINT "_package_words_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_package_words_v_locales" ADD CONSTRAINT "_package_words_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_package_words_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_package_words_v_texts" ADD CONSTRAINT "_package_words_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_package_words_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "package_groups_locales" ADD CONSTRAINT "package_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."package_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_package_groups_v" ADD CONSTRAINT "_package_groups_v_parent_id_package_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."package_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_package_groups_v_locales" ADD CONSTRAINT "_package_groups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_package_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "digital_services_screenshots" ADD CONSTRAINT "digital_services_screenshots_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "digital_services_screenshots" ADD CONSTRAINT "digital_services_screenshots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."digital_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "digital_services" ADD CONSTRAINT "digital_services_group_id_digital_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."digital_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "digital_services" ADD CONSTRAINT "digital_services_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "digital_services_locales" ADD CONSTRAINT "digital_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."digital_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_digital_services_v_version_screenshots" ADD CONSTRAINT "_digital_services_v_version_screenshots_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_digital_services_v_version_screenshots" ADD CONSTRAINT "_digital_services_v_version_screenshots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_digital_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_digital_services_v" ADD CONSTRAINT "_digital_services_v_parent_id_digital_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."digital_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_digital_services_v" ADD CONSTRAINT "_digital_services_v_version_group_id_digital_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."digital_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_digital_services_v" ADD CONSTRAINT "_digital_services_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_digital_services_v_locales" ADD CONSTRAINT "_digital_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_digital_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "digital_groups_locales" ADD CONSTRAINT "digital_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."digital_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_digital_groups_v" ADD CONSTRAINT "_digital_groups_v_parent_id_digital_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."digital_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_digital_groups_v_locales" ADD CONSTRAINT "_digital_groups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_digital_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fibre_words_features" ADD CONSTRAINT "fibre_words_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fibre_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fibre_words_features_locales" ADD CONSTRAINT "fibre_words_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fibre_words_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fibre_words" ADD CONSTRAINT "fibre_words_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fibre_words_locales" ADD CONSTRAINT "fibre_words_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fibre_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fibre_words_v_version_features" ADD CONSTRAINT "_fibre_words_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fibre_words_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fibre_words_v_version_features_locales" ADD CONSTRAINT "_fibre_words_v_version_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fibre_words_v_version_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fibre_words_v" ADD CONSTRAINT "_fibre_words_v_parent_id_fibre_words_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fibre_words"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fibre_words_v" ADD CONSTRAINT "_fibre_words_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fibre_words_v_locales" ADD CONSTRAINT "_fibre_words_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fibre_words_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero_actions" ADD CONSTRAINT "pages_blocks_hero_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero_actions_locales" ADD CONSTRAINT "pages_blocks_hero_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_hero_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero" ADD CONSTRAINT "pages_blocks_hero_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero" ADD CONSTRAINT "pages_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_hero_locales" ADD CONSTRAINT "pages_blocks_hero_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_text" ADD CONSTRAINT "pages_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_text_locales" ADD CONSTRAINT "pages_blocks_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_notice" ADD CONSTRAINT "pages_blocks_notice_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_notice_locales" ADD CONSTRAINT "pages_blocks_notice_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_notice"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_features_items" ADD CONSTRAINT "pages_blocks_features_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_features_items_locales" ADD CONSTRAINT "pages_blocks_features_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_features_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_features" ADD CONSTRAINT "pages_blocks_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_features_locales" ADD CONSTRAINT "pages_blocks_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_steps_items" ADD CONSTRAINT "pages_blocks_steps_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_steps_items_locales" ADD CONSTRAINT "pages_blocks_steps_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_steps_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_steps" ADD CONSTRAINT "pages_blocks_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_steps_locales" ADD CONSTRAINT "pages_blocks_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cards_items" ADD CONSTRAINT "pages_blocks_cards_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_cards_items" ADD CONSTRAINT "pages_blocks_cards_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cards_items_locales" ADD CONSTRAINT "pages_blocks_cards_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_cards_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cards" ADD CONSTRAINT "pages_blocks_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cards_locales" ADD CONSTRAINT "pages_blocks_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_gallery_items" ADD CONSTRAINT "pages_blocks_gallery_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_gallery_items" ADD CONSTRAINT "pages_blocks_gallery_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_gallery_items_locales" ADD CONSTRAINT "pages_blocks_gallery_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_gallery_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_gallery" ADD CONSTRAINT "pages_blocks_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_gallery_locales" ADD CONSTRAINT "pages_blocks_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_people_items" ADD CONSTRAINT "pages_blocks_people_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_people_items" ADD CONSTRAINT "pages_blocks_people_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_people_items_locales" ADD CONSTRAINT "pages_blocks_people_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_people_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_people" ADD CONSTRAINT "pages_blocks_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_people_locales" ADD CONSTRAINT "pages_blocks_people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table_columns" ADD CONSTRAINT "pages_blocks_table_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table_columns_locales" ADD CONSTRAINT "pages_blocks_table_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_table_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table_rows_cells" ADD CONSTRAINT "pages_blocks_table_rows_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_table_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table_rows_cells_locales" ADD CONSTRAINT "pages_blocks_table_rows_cells_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_table_rows_cells"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table_rows" ADD CONSTRAINT "pages_blocks_table_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table" ADD CONSTRAINT "pages_blocks_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table_locales" ADD CONSTRAINT "pages_blocks_table_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_faq_items" ADD CONSTRAINT "pages_blocks_faq_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_faq_items_locales" ADD CONSTRAINT "pages_blocks_faq_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_faq_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_faq" ADD CONSTRAINT "pages_blocks_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_faq_locales" ADD CONSTRAINT "pages_blocks_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cta_actions" ADD CONSTRAINT "pages_blocks_cta_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_cta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cta_actions_locales" ADD CONSTRAINT "pages_blocks_cta_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_cta_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cta" ADD CONSTRAINT "pages_blocks_cta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_cta_locales" ADD CONSTRAINT "pages_blocks_cta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_cta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_timeline_items" ADD CONSTRAINT "pages_blocks_timeline_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_timeline_items_locales" ADD CONSTRAINT "pages_blocks_timeline_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_timeline_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_timeline" ADD CONSTRAINT "pages_blocks_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_timeline_locales" ADD CONSTRAINT "pages_blocks_timeline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_numbers_items" ADD CONSTRAINT "pages_blocks_numbers_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_numbers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_numbers_items_locales" ADD CONSTRAINT "pages_blocks_numbers_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_numbers_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_numbers" ADD CONSTRAINT "pages_blocks_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_numbers_locales" ADD CONSTRAINT "pages_blocks_numbers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_numbers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_store_links" ADD CONSTRAINT "pages_blocks_store_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_store_links_locales" ADD CONSTRAINT "pages_blocks_store_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_store_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_posts" ADD CONSTRAINT "pages_blocks_posts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_posts" ADD CONSTRAINT "pages_blocks_posts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_posts_locales" ADD CONSTRAINT "pages_blocks_posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero_actions" ADD CONSTRAINT "_pages_v_blocks_hero_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero_actions_locales" ADD CONSTRAINT "_pages_v_blocks_hero_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_hero_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero" ADD CONSTRAINT "_pages_v_blocks_hero_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero" ADD CONSTRAINT "_pages_v_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_hero_locales" ADD CONSTRAINT "_pages_v_blocks_hero_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_text" ADD CONSTRAINT "_pages_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_text_locales" ADD CONSTRAINT "_pages_v_blocks_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_notice" ADD CONSTRAINT "_pages_v_blocks_notice_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_notice_locales" ADD CONSTRAINT "_pages_v_blocks_notice_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_notice"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_features_items" ADD CONSTRAINT "_pages_v_blocks_features_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_features_items_locales" ADD CONSTRAINT "_pages_v_blocks_features_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_features_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_features" ADD CONSTRAINT "_pages_v_blocks_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_features_locales" ADD CONSTRAINT "_pages_v_blocks_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_steps_items" ADD CONSTRAINT "_pages_v_blocks_steps_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_steps_items_locales" ADD CONSTRAINT "_pages_v_blocks_steps_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_steps_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_steps" ADD CONSTRAINT "_pages_v_blocks_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_steps_locales" ADD CONSTRAINT "_pages_v_blocks_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cards_items" ADD CONSTRAINT "_pages_v_blocks_cards_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cards_items" ADD CONSTRAINT "_pages_v_blocks_cards_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cards_items_locales" ADD CONSTRAINT "_pages_v_blocks_cards_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_cards_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cards" ADD CONSTRAINT "_pages_v_blocks_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cards_locales" ADD CONSTRAINT "_pages_v_blocks_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_gallery_items" ADD CONSTRAINT "_pages_v_blocks_gallery_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_gallery_items" ADD CONSTRAINT "_pages_v_blocks_gallery_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_gallery_items_locales" ADD CONSTRAINT "_pages_v_blocks_gallery_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_gallery_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_gallery" ADD CONSTRAINT "_pages_v_blocks_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_gallery_locales" ADD CONSTRAINT "_pages_v_blocks_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_people_items" ADD CONSTRAINT "_pages_v_blocks_people_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_people_items" ADD CONSTRAINT "_pages_v_blocks_people_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_people_items_locales" ADD CONSTRAINT "_pages_v_blocks_people_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_people_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_people" ADD CONSTRAINT "_pages_v_blocks_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_people_locales" ADD CONSTRAINT "_pages_v_blocks_people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table_columns" ADD CONSTRAINT "_pages_v_blocks_table_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table_columns_locales" ADD CONSTRAINT "_pages_v_blocks_table_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_table_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table_rows_cells" ADD CONSTRAINT "_pages_v_blocks_table_rows_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_table_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table_rows_cells_locales" ADD CONSTRAINT "_pages_v_blocks_table_rows_cells_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_table_rows_cells"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table_rows" ADD CONSTRAINT "_pages_v_blocks_table_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table" ADD CONSTRAINT "_pages_v_blocks_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table_locales" ADD CONSTRAINT "_pages_v_blocks_table_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_faq_items" ADD CONSTRAINT "_pages_v_blocks_faq_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_faq_items_locales" ADD CONSTRAINT "_pages_v_blocks_faq_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_faq_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_faq" ADD CONSTRAINT "_pages_v_blocks_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_faq_locales" ADD CONSTRAINT "_pages_v_blocks_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cta_actions" ADD CONSTRAINT "_pages_v_blocks_cta_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_cta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cta_actions_locales" ADD CONSTRAINT "_pages_v_blocks_cta_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_cta_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cta" ADD CONSTRAINT "_pages_v_blocks_cta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_cta_locales" ADD CONSTRAINT "_pages_v_blocks_cta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_cta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_timeline_items" ADD CONSTRAINT "_pages_v_blocks_timeline_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_timeline_items_locales" ADD CONSTRAINT "_pages_v_blocks_timeline_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_timeline_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_timeline" ADD CONSTRAINT "_pages_v_blocks_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_timeline_locales" ADD CONSTRAINT "_pages_v_blocks_timeline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_numbers_items" ADD CONSTRAINT "_pages_v_blocks_numbers_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_numbers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_numbers_items_locales" ADD CONSTRAINT "_pages_v_blocks_numbers_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_numbers_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_numbers" ADD CONSTRAINT "_pages_v_blocks_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_numbers_locales" ADD CONSTRAINT "_pages_v_blocks_numbers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_numbers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_store_links" ADD CONSTRAINT "_pages_v_blocks_store_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_store_links_locales" ADD CONSTRAINT "_pages_v_blocks_store_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_store_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_posts" ADD CONSTRAINT "_pages_v_blocks_posts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_posts" ADD CONSTRAINT "_pages_v_blocks_posts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_posts_locales" ADD CONSTRAINT "_pages_v_blocks_posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_locales" ADD CONSTRAINT "jobs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v_locales" ADD CONSTRAINT "_jobs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "awards" ADD CONSTRAINT "awards_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "awards_locales" ADD CONSTRAINT "awards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."awards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_awards_v" ADD CONSTRAINT "_awards_v_parent_id_awards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."awards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_awards_v" ADD CONSTRAINT "_awards_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_awards_v_locales" ADD CONSTRAINT "_awards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_awards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_locales" ADD CONSTRAINT "_faqs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ussd_codes_locales" ADD CONSTRAINT "ussd_codes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ussd_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ussd_codes_v" ADD CONSTRAINT "_ussd_codes_v_parent_id_ussd_codes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ussd_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ussd_codes_v_locales" ADD CONSTRAINT "_ussd_codes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ussd_codes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shops_hours" ADD CONSTRAINT "shops_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shops_services" ADD CONSTRAINT "shops_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shops" ADD CONSTRAINT "shops_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shops_locales" ADD CONSTRAINT "shops_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shops_texts" ADD CONSTRAINT "shops_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shops_v_version_hours" ADD CONSTRAINT "_shops_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shops_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shops_v_version_services" ADD CONSTRAINT "_shops_v_version_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_shops_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shops_v" ADD CONSTRAINT "_shops_v_parent_id_shops_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shops"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shops_v" ADD CONSTRAINT "_shops_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shops_v_locales" ADD CONSTRAINT "_shops_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shops_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shops_v_texts" ADD CONSTRAINT "_shops_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_shops_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "roam_zones_locales" ADD CONSTRAINT "roam_zones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."roam_zones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_roam_zones_v" ADD CONSTRAINT "_roam_zones_v_parent_id_roam_zones_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."roam_zones"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_roam_zones_v_locales" ADD CONSTRAINT "_roam_zones_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_roam_zones_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "roam_rates_networks" ADD CONSTRAINT "roam_rates_networks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."roam_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "roam_rates" ADD CONSTRAINT "roam_rates_zone_id_roam_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."roam_zones"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "roam_rates_locales" ADD CONSTRAINT "roam_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."roam_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_roam_rates_v_version_networks" ADD CONSTRAINT "_roam_rates_v_version_networks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_roam_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_roam_rates_v" ADD CONSTRAINT "_roam_rates_v_parent_id_roam_rates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."roam_rates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_roam_rates_v" ADD CONSTRAINT "_roam_rates_v_version_zone_id_roam_zones_id_fk" FOREIGN KEY ("version_zone_id") REFERENCES "public"."roam_zones"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_roam_rates_v_locales" ADD CONSTRAINT "_roam_rates_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_roam_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "idd_rates_prefix_rates" ADD CONSTRAINT "idd_rates_prefix_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."idd_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "idd_rates_locales" ADD CONSTRAINT "idd_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."idd_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_idd_rates_v_version_prefix_rates" ADD CONSTRAINT "_idd_rates_v_version_prefix_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_idd_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_idd_rates_v" ADD CONSTRAINT "_idd_rates_v_parent_id_idd_rates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."idd_rates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_idd_rates_v_locales" ADD CONSTRAINT "_idd_rates_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_idd_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_sub_menu_entries" ADD CONSTRAINT "menus_items_sub_menu_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items_sub_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_sub_menu_entries_locales" ADD CONSTRAINT "menus_items_sub_menu_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items_sub_menu_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_sub_menu" ADD CONSTRAINT "menus_items_sub_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_locales" ADD CONSTRAINT "menus_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_sub_menu_entries" ADD CONSTRAINT "_menus_v_version_items_sub_menu_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_items_sub_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_sub_menu_entries_locales" ADD CONSTRAINT "_menus_v_version_items_sub_menu_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_items_sub_menu_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_sub_menu" ADD CONSTRAINT "_menus_v_version_items_sub_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_locales" ADD CONSTRAINT "_menus_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footers_columns_links" ADD CONSTRAINT "footers_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footers_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footers_columns_links_locales" ADD CONSTRAINT "footers_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footers_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footers_columns" ADD CONSTRAINT "footers_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footers_columns_locales" ADD CONSTRAINT "footers_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footers_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footers_social" ADD CONSTRAINT "footers_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footers_v_version_columns_links" ADD CONSTRAINT "_footers_v_version_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footers_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footers_v_version_columns_links_locales" ADD CONSTRAINT "_footers_v_version_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footers_v_version_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footers_v_version_columns" ADD CONSTRAINT "_footers_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footers_v_version_columns_locales" ADD CONSTRAINT "_footers_v_version_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footers_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footers_v_version_social" ADD CONSTRAINT "_footers_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footers_v" ADD CONSTRAINT "_footers_v_parent_id_footers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_destinations_locales" ADD CONSTRAINT "search_destinations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_destinations_texts" ADD CONSTRAINT "search_destinations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_destinations_v" ADD CONSTRAINT "_search_destinations_v_parent_id_search_destinations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_destinations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_destinations_v_locales" ADD CONSTRAINT "_search_destinations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_destinations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_destinations_v_texts" ADD CONSTRAINT "_search_destinations_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_search_destinations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_announcements_fk" FOREIGN KEY ("announcements_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_package_words_fk" FOREIGN KEY ("package_words_id") REFERENCES "public"."package_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_package_groups_fk" FOREIGN KEY ("package_groups_id") REFERENCES "public"."package_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_digital_services_fk" FOREIGN KEY ("digital_services_id") REFERENCES "public"."digital_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_digital_groups_fk" FOREIGN KEY ("digital_groups_id") REFERENCES "public"."digital_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fibre_words_fk" FOREIGN KEY ("fibre_words_id") REFERENCES "public"."fibre_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_awards_fk" FOREIGN KEY ("awards_id") REFERENCES "public"."awards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ussd_codes_fk" FOREIGN KEY ("ussd_codes_id") REFERENCES "public"."ussd_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shops_fk" FOREIGN KEY ("shops_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_roam_zones_fk" FOREIGN KEY ("roam_zones_id") REFERENCES "public"."roam_zones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_roam_rates_fk" FOREIGN KEY ("roam_rates_id") REFERENCES "public"."roam_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_idd_rates_fk" FOREIGN KEY ("idd_rates_id") REFERENCES "public"."idd_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_footers_fk" FOREIGN KEY ("footers_id") REFERENCES "public"."footers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_destinations_fk" FOREIGN KEY ("search_destinations_id") REFERENCES "public"."search_destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_campaign_prizes_order_idx" ON "posts_campaign_prizes" USING btree ("_order");
  CREATE INDEX "posts_campaign_prizes_parent_id_idx" ON "posts_campaign_prizes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "posts_campaign_prizes_locales_locale_parent_id_unique" ON "posts_campaign_prizes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_campaign_sections_order_idx" ON "posts_campaign_sections" USING btree ("_order");
  CREATE INDEX "posts_campaign_sections_parent_id_idx" ON "posts_campaign_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "posts_campaign_sections_locales_locale_parent_id_unique" ON "posts_campaign_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category_id");
  CREATE INDEX "posts_picture_idx" ON "posts" USING btree ("picture_id");
  CREATE UNIQUE INDEX "posts_public_id_idx" ON "posts" USING btree ("public_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_version_campaign_prizes_order_idx" ON "_posts_v_version_campaign_prizes" USING btree ("_order");
  CREATE INDEX "_posts_v_version_campaign_prizes_parent_id_idx" ON "_posts_v_version_campaign_prizes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_posts_v_version_campaign_prizes_locales_locale_parent_id_un" ON "_posts_v_version_campaign_prizes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_version_campaign_sections_order_idx" ON "_posts_v_version_campaign_sections" USING btree ("_order");
  CREATE INDEX "_posts_v_version_campaign_sections_parent_id_idx" ON "_posts_v_version_campaign_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_posts_v_version_campaign_sections_locales_locale_parent_id_" ON "_posts_v_version_campaign_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category_id");
  CREATE INDEX "_posts_v_version_version_picture_idx" ON "_posts_v" USING btree ("version_picture_id");
  CREATE INDEX "_posts_v_version_version_public_id_idx" ON "_posts_v" USING btree ("version_public_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE UNIQUE INDEX "categories_public_id_idx" ON "categories" USING btree ("public_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories__status_idx" ON "categories" USING btree ("_status");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_parent_idx" ON "_categories_v" USING btree ("version_parent_id");
  CREATE INDEX "_categories_v_version_version_public_id_idx" ON "_categories_v" USING btree ("version_public_id");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v" USING btree ("version__status");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_snapshot_idx" ON "_categories_v" USING btree ("snapshot");
  CREATE INDEX "_categories_v_published_locale_idx" ON "_categories_v" USING btree ("published_locale");
  CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "announcements_public_id_idx" ON "announcements" USING btree ("public_id");
  CREATE INDEX "announcements_updated_at_idx" ON "announcements" USING btree ("updated_at");
  CREATE INDEX "announcements_created_at_idx" ON "announcements" USING btree ("created_at");
  CREATE INDEX "announcements__status_idx" ON "announcements" USING btree ("_status");
  CREATE UNIQUE INDEX "announcements_locales_locale_parent_id_unique" ON "announcements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_announcements_v_parent_idx" ON "_announcements_v" USING btree ("parent_id");
  CREATE INDEX "_announcements_v_version_version_public_id_idx" ON "_announcements_v" USING btree ("version_public_id");
  CREATE INDEX "_announcements_v_version_version_updated_at_idx" ON "_announcements_v" USING btree ("version_updated_at");
  CREATE INDEX "_announcements_v_version_version_created_at_idx" ON "_announcements_v" USING btree ("version_created_at");
  CREATE INDEX "_announcements_v_version_version__status_idx" ON "_announcements_v" USING btree ("version__status");
  CREATE INDEX "_announcements_v_created_at_idx" ON "_announcements_v" USING btree ("created_at");
  CREATE INDEX "_announcements_v_updated_at_idx" ON "_announcements_v" USING btree ("updated_at");
  CREATE INDEX "_announcements_v_snapshot_idx" ON "_announcements_v" USING btree ("snapshot");
  CREATE INDEX "_announcements_v_published_locale_idx" ON "_announcements_v" USING btree ("published_locale");
  CREATE INDEX "_announcements_v_latest_idx" ON "_announcements_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_announcements_v_locales_locale_parent_id_unique" ON "_announcements_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "banners_picture_idx" ON "banners" USING btree ("picture_id");
  CREATE INDEX "banners_picture_mobile_idx" ON "banners" USING btree ("picture_mobile_id");
  CREATE UNIQUE INDEX "banners_public_id_idx" ON "banners" USING btree ("public_id");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE UNIQUE INDEX "banners_locales_locale_parent_id_unique" ON "banners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_version_picture_idx" ON "_banners_v" USING btree ("version_picture_id");
  CREATE INDEX "_banners_v_version_version_picture_mobile_idx" ON "_banners_v" USING btree ("version_picture_mobile_id");
  CREATE INDEX "_banners_v_version_version_public_id_idx" ON "_banners_v" USING btree ("version_public_id");
  CREATE INDEX "_banners_v_version_version_updated_at_idx" ON "_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_banners_v_version_version_created_at_idx" ON "_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_banners_v_version_version__status_idx" ON "_banners_v" USING btree ("version__status");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_snapshot_idx" ON "_banners_v" USING btree ("snapshot");
  CREATE INDEX "_banners_v_published_locale_idx" ON "_banners_v" USING btree ("published_locale");
  CREATE INDEX "_banners_v_latest_idx" ON "_banners_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_banners_v_locales_locale_parent_id_unique" ON "_banners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "package_words_group_idx" ON "package_words" USING btree ("group_id");
  CREATE INDEX "package_words_picture_idx" ON "package_words" USING btree ("picture_id");
  CREATE UNIQUE INDEX "package_words_public_id_idx" ON "package_words" USING btree ("public_id");
  CREATE INDEX "package_words_updated_at_idx" ON "package_words" USING btree ("updated_at");
  CREATE INDEX "package_words_created_at_idx" ON "package_words" USING btree ("created_at");
  CREATE INDEX "package_words__status_idx" ON "package_words" USING btree ("_status");
  CREATE UNIQUE INDEX "package_words_locales_locale_parent_id_unique" ON "package_words_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "package_words_texts_order_parent" ON "package_words_texts" USING btree ("order","parent_id");
  CREATE INDEX "_package_words_v_parent_idx" ON "_package_words_v" USING btree ("parent_id");
  CREATE INDEX "_package_words_v_version_version_group_idx" ON "_package_words_v" USING btree ("version_group_id");
  CREATE INDEX "_package_words_v_version_version_picture_idx" ON "_package_words_v" USING btree ("version_picture_id");
  CREATE INDEX "_package_words_v_version_version_public_id_idx" ON "_package_words_v" USING btree ("version_public_id");
  CREATE INDEX "_package_words_v_version_version_updated_at_idx" ON "_package_words_v" USING btree ("version_updated_at");
  CREATE INDEX "_package_words_v_version_version_created_at_idx" ON "_package_words_v" USING btree ("version_created_at");
  CREATE INDEX "_package_words_v_version_version__status_idx" ON "_package_words_v" USING btree ("version__status");
  CREATE INDEX "_package_words_v_created_at_idx" ON "_package_words_v" USING btree ("created_at");
  CREATE INDEX "_package_words_v_updated_at_idx" ON "_package_words_v" USING btree ("updated_at");
  CREATE INDEX "_package_words_v_snapshot_idx" ON "_package_words_v" USING btree ("snapshot");
  CREATE INDEX "_package_words_v_published_locale_idx" ON "_package_words_v" USING btree ("published_locale");
  CREATE INDEX "_package_words_v_latest_idx" ON "_package_words_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_package_words_v_locales_locale_parent_id_unique" ON "_package_words_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_package_words_v_texts_order_parent" ON "_package_words_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "package_groups_public_id_idx" ON "package_groups" USING btree ("public_id");
  CREATE INDEX "package_groups_updated_at_idx" ON "package_groups" USING btree ("updated_at");
  CREATE INDEX "package_groups_created_at_idx" ON "package_groups" USING btree ("created_at");
  CREATE INDEX "package_groups__status_idx" ON "package_groups" USING btree ("_status");
  CREATE UNIQUE INDEX "package_groups_locales_locale_parent_id_unique" ON "package_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_package_groups_v_parent_idx" ON "_package_groups_v" USING btree ("parent_id");
  CREATE INDEX "_package_groups_v_version_version_public_id_idx" ON "_package_groups_v" USING btree ("version_public_id");
  CREATE INDEX "_package_groups_v_version_version_updated_at_idx" ON "_package_groups_v" USING btree ("version_updated_at");
  CREATE INDEX "_package_groups_v_version_version_created_at_idx" ON "_package_groups_v" USING btree ("version_created_at");
  CREATE INDEX "_package_groups_v_version_version__status_idx" ON "_package_groups_v" USING btree ("version__status");
  CREATE INDEX "_package_groups_v_created_at_idx" ON "_package_groups_v" USING btree ("created_at");
  CREATE INDEX "_package_groups_v_updated_at_idx" ON "_package_groups_v" USING btree ("updated_at");
  CREATE INDEX "_package_groups_v_snapshot_idx" ON "_package_groups_v" USING btree ("snapshot");
  CREATE INDEX "_package_groups_v_published_locale_idx" ON "_package_groups_v" USING btree ("published_locale");
  CREATE INDEX "_package_groups_v_latest_idx" ON "_package_groups_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_package_groups_v_locales_locale_parent_id_unique" ON "_package_groups_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "digital_services_screenshots_order_idx" ON "digital_services_screenshots" USING btree ("_order");
  CREATE INDEX "digital_services_screenshots_parent_id_idx" ON "digital_services_screenshots" USING btree ("_parent_id");
  CREATE INDEX "digital_services_screenshots_picture_idx" ON "digital_services_screenshots" USING btree ("picture_id");
  CREATE INDEX "digital_services_group_idx" ON "digital_services" USING btree ("group_id");
  CREATE INDEX "digital_services_picture_idx" ON "digital_services" USING btree ("picture_id");
  CREATE UNIQUE INDEX "digital_services_public_id_idx" ON "digital_services" USING btree ("public_id");
  CREATE INDEX "digital_services_updated_at_idx" ON "digital_services" USING btree ("updated_at");
  CREATE INDEX "digital_services_created_at_idx" ON "digital_services" USING btree ("created_at");
  CREATE INDEX "digital_services__status_idx" ON "digital_services" USING btree ("_status");
  CREATE UNIQUE INDEX "digital_services_locales_locale_parent_id_unique" ON "digital_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_digital_services_v_version_screenshots_order_idx" ON "_digital_services_v_version_screenshots" USING btree ("_order");
  CREATE INDEX "_digital_services_v_version_screenshots_parent_id_idx" ON "_digital_services_v_version_screenshots" USING btree ("_parent_id");
  CREATE INDEX "_digital_services_v_version_screenshots_picture_idx" ON "_digital_services_v_version_screenshots" USING btree ("picture_id");
  CREATE INDEX "_digital_services_v_parent_idx" ON "_digital_services_v" USING btree ("parent_id");
  CREATE INDEX "_digital_services_v_version_version_group_idx" ON "_digital_services_v" USING btree ("version_group_id");
  CREATE INDEX "_digital_services_v_version_version_picture_idx" ON "_digital_services_v" USING btree ("version_picture_id");
  CREATE INDEX "_digital_services_v_version_version_public_id_idx" ON "_digital_services_v" USING btree ("version_public_id");
  CREATE INDEX "_digital_services_v_version_version_updated_at_idx" ON "_digital_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_digital_services_v_version_version_created_at_idx" ON "_digital_services_v" USING btree ("version_created_at");
  CREATE INDEX "_digital_services_v_version_version__status_idx" ON "_digital_services_v" USING btree ("version__status");
  CREATE INDEX "_digital_services_v_created_at_idx" ON "_digital_services_v" USING btree ("created_at");
  CREATE INDEX "_digital_services_v_updated_at_idx" ON "_digital_services_v" USING btree ("updated_at");
  CREATE INDEX "_digital_services_v_snapshot_idx" ON "_digital_services_v" USING btree ("snapshot");
  CREATE INDEX "_digital_services_v_published_locale_idx" ON "_digital_services_v" USING btree ("published_locale");
  CREATE INDEX "_digital_services_v_latest_idx" ON "_digital_services_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_digital_services_v_locales_locale_parent_id_unique" ON "_digital_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "digital_groups_public_id_idx" ON "digital_groups" USING btree ("public_id");
  CREATE INDEX "digital_groups_updated_at_idx" ON "digital_groups" USING btree ("updated_at");
  CREATE INDEX "digital_groups_created_at_idx" ON "digital_groups" USING btree ("created_at");
  CREATE INDEX "digital_groups__status_idx" ON "digital_groups" USING btree ("_status");
  CREATE UNIQUE INDEX "digital_groups_locales_locale_parent_id_unique" ON "digital_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_digital_groups_v_parent_idx" ON "_digital_groups_v" USING btree ("parent_id");
  CREATE INDEX "_digital_groups_v_version_version_public_id_idx" ON "_digital_groups_v" USING btree ("version_public_id");
  CREATE INDEX "_digital_groups_v_version_version_updated_at_idx" ON "_digital_groups_v" USING btree ("version_updated_at");
  CREATE INDEX "_digital_groups_v_version_version_created_at_idx" ON "_digital_groups_v" USING btree ("version_created_at");
  CREATE INDEX "_digital_groups_v_version_version__status_idx" ON "_digital_groups_v" USING btree ("version__status");
  CREATE INDEX "_digital_groups_v_created_at_idx" ON "_digital_groups_v" USING btree ("created_at");
  CREATE INDEX "_digital_groups_v_updated_at_idx" ON "_digital_groups_v" USING btree ("updated_at");
  CREATE INDEX "_digital_groups_v_snapshot_idx" ON "_digital_groups_v" USING btree ("snapshot");
  CREATE INDEX "_digital_groups_v_published_locale_idx" ON "_digital_groups_v" USING btree ("published_locale");
  CREATE INDEX "_digital_groups_v_latest_idx" ON "_digital_groups_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_digital_groups_v_locales_locale_parent_id_unique" ON "_digital_groups_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "fibre_words_features_order_idx" ON "fibre_words_features" USING btree ("_order");
  CREATE INDEX "fibre_words_features_parent_id_idx" ON "fibre_words_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "fibre_words_features_locales_locale_parent_id_unique" ON "fibre_words_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "fibre_words_picture_idx" ON "fibre_words" USING btree ("picture_id");
  CREATE UNIQUE INDEX "fibre_words_public_id_idx" ON "fibre_words" USING btree ("public_id");
  CREATE INDEX "fibre_words_updated_at_idx" ON "fibre_words" USING btree ("updated_at");
  CREATE INDEX "fibre_words_created_at_idx" ON "fibre_words" USING btree ("created_at");
  CREATE INDEX "fibre_words__status_idx" ON "fibre_words" USING btree ("_status");
  CREATE UNIQUE INDEX "fibre_words_locales_locale_parent_id_unique" ON "fibre_words_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_fibre_words_v_version_features_order_idx" ON "_fibre_words_v_version_features" USING btree ("_order");
  CREATE INDEX "_fibre_words_v_version_features_parent_id_idx" ON "_fibre_words_v_version_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_fibre_words_v_version_features_locales_locale_parent_id_uni" ON "_fibre_words_v_version_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_fibre_words_v_parent_idx" ON "_fibre_words_v" USING btree ("parent_id");
  CREATE INDEX "_fibre_words_v_version_version_picture_idx" ON "_fibre_words_v" USING btree ("version_picture_id");
  CREATE INDEX "_fibre_words_v_version_version_public_id_idx" ON "_fibre_words_v" USING btree ("version_public_id");
  CREATE INDEX "_fibre_words_v_version_version_updated_at_idx" ON "_fibre_words_v" USING btree ("version_updated_at");
  CREATE INDEX "_fibre_words_v_version_version_created_at_idx" ON "_fibre_words_v" USING btree ("version_created_at");
  CREATE INDEX "_fibre_words_v_version_version__status_idx" ON "_fibre_words_v" USING btree ("version__status");
  CREATE INDEX "_fibre_words_v_created_at_idx" ON "_fibre_words_v" USING btree ("created_at");
  CREATE INDEX "_fibre_words_v_updated_at_idx" ON "_fibre_words_v" USING btree ("updated_at");
  CREATE INDEX "_fibre_words_v_snapshot_idx" ON "_fibre_words_v" USING btree ("snapshot");
  CREATE INDEX "_fibre_words_v_published_locale_idx" ON "_fibre_words_v" USING btree ("published_locale");
  CREATE INDEX "_fibre_words_v_latest_idx" ON "_fibre_words_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_fibre_words_v_locales_locale_parent_id_unique" ON "_fibre_words_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_hero_actions_order_idx" ON "pages_blocks_hero_actions" USING btree ("_order");
  CREATE INDEX "pages_blocks_hero_actions_parent_id_idx" ON "pages_blocks_hero_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_hero_actions_locales_locale_parent_id_unique" ON "pages_blocks_hero_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_hero_order_idx" ON "pages_blocks_hero" USING btree ("_order");
  CREATE INDEX "pages_blocks_hero_parent_id_idx" ON "pages_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_hero_path_idx" ON "pages_blocks_hero" USING btree ("_path");
  CREATE INDEX "pages_blocks_hero_picture_idx" ON "pages_blocks_hero" USING btree ("picture_id");
  CREATE UNIQUE INDEX "pages_blocks_hero_locales_locale_parent_id_unique" ON "pages_blocks_hero_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_text_order_idx" ON "pages_blocks_text" USING btree ("_order");
  CREATE INDEX "pages_blocks_text_parent_id_idx" ON "pages_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_text_path_idx" ON "pages_blocks_text" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_text_locales_locale_parent_id_unique" ON "pages_blocks_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_notice_order_idx" ON "pages_blocks_notice" USING btree ("_order");
  CREATE INDEX "pages_blocks_notice_parent_id_idx" ON "pages_blocks_notice" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_notice_path_idx" ON "pages_blocks_notice" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_notice_locales_locale_parent_id_unique" ON "pages_blocks_notice_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_features_items_order_idx" ON "pages_blocks_features_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_features_items_parent_id_idx" ON "pages_blocks_features_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_features_items_locales_locale_parent_id_unique" ON "pages_blocks_features_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_features_order_idx" ON "pages_blocks_features" USING btree ("_order");
  CREATE INDEX "pages_blocks_features_parent_id_idx" ON "pages_blocks_features" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_features_path_idx" ON "pages_blocks_features" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_features_locales_locale_parent_id_unique" ON "pages_blocks_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_steps_items_order_idx" ON "pages_blocks_steps_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_steps_items_parent_id_idx" ON "pages_blocks_steps_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_steps_items_locales_locale_parent_id_unique" ON "pages_blocks_steps_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_steps_order_idx" ON "pages_blocks_steps" USING btree ("_order");
  CREATE INDEX "pages_blocks_steps_parent_id_idx" ON "pages_blocks_steps" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_steps_path_idx" ON "pages_blocks_steps" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_steps_locales_locale_parent_id_unique" ON "pages_blocks_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_cards_items_order_idx" ON "pages_blocks_cards_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_cards_items_parent_id_idx" ON "pages_blocks_cards_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_cards_items_picture_idx" ON "pages_blocks_cards_items" USING btree ("picture_id");
  CREATE UNIQUE INDEX "pages_blocks_cards_items_locales_locale_parent_id_unique" ON "pages_blocks_cards_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_cards_order_idx" ON "pages_blocks_cards" USING btree ("_order");
  CREATE INDEX "pages_blocks_cards_parent_id_idx" ON "pages_blocks_cards" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_cards_path_idx" ON "pages_blocks_cards" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_cards_locales_locale_parent_id_unique" ON "pages_blocks_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_gallery_items_order_idx" ON "pages_blocks_gallery_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_gallery_items_parent_id_idx" ON "pages_blocks_gallery_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_gallery_items_picture_idx" ON "pages_blocks_gallery_items" USING btree ("picture_id");
  CREATE UNIQUE INDEX "pages_blocks_gallery_items_locales_locale_parent_id_unique" ON "pages_blocks_gallery_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_gallery_order_idx" ON "pages_blocks_gallery" USING btree ("_order");
  CREATE INDEX "pages_blocks_gallery_parent_id_idx" ON "pages_blocks_gallery" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_gallery_path_idx" ON "pages_blocks_gallery" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_gallery_locales_locale_parent_id_unique" ON "pages_blocks_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_people_items_order_idx" ON "pages_blocks_people_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_people_items_parent_id_idx" ON "pages_blocks_people_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_people_items_picture_idx" ON "pages_blocks_people_items" USING btree ("picture_id");
  CREATE UNIQUE INDEX "pages_blocks_people_items_locales_locale_parent_id_unique" ON "pages_blocks_people_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_people_order_idx" ON "pages_blocks_people" USING btree ("_order");
  CREATE INDEX "pages_blocks_people_parent_id_idx" ON "pages_blocks_people" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_people_path_idx" ON "pages_blocks_people" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_people_locales_locale_parent_id_unique" ON "pages_blocks_people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_table_columns_order_idx" ON "pages_blocks_table_columns" USING btree ("_order");
  CREATE INDEX "pages_blocks_table_columns_parent_id_idx" ON "pages_blocks_table_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_table_columns_locales_locale_parent_id_unique" ON "pages_blocks_table_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_table_rows_cells_order_idx" ON "pages_blocks_table_rows_cells" USING btree ("_order");
  CREATE INDEX "pages_blocks_table_rows_cells_parent_id_idx" ON "pages_blocks_table_rows_cells" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_table_rows_cells_locales_locale_parent_id_uniqu" ON "pages_blocks_table_rows_cells_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_table_rows_order_idx" ON "pages_blocks_table_rows" USING btree ("_order");
  CREATE INDEX "pages_blocks_table_rows_parent_id_idx" ON "pages_blocks_table_rows" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_table_order_idx" ON "pages_blocks_table" USING btree ("_order");
  CREATE INDEX "pages_blocks_table_parent_id_idx" ON "pages_blocks_table" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_table_path_idx" ON "pages_blocks_table" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_table_locales_locale_parent_id_unique" ON "pages_blocks_table_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_faq_items_order_idx" ON "pages_blocks_faq_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_faq_items_parent_id_idx" ON "pages_blocks_faq_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_faq_items_locales_locale_parent_id_unique" ON "pages_blocks_faq_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_faq_order_idx" ON "pages_blocks_faq" USING btree ("_order");
  CREATE INDEX "pages_blocks_faq_parent_id_idx" ON "pages_blocks_faq" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_faq_path_idx" ON "pages_blocks_faq" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_faq_locales_locale_parent_id_unique" ON "pages_blocks_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_cta_actions_order_idx" ON "pages_blocks_cta_actions" USING btree ("_order");
  CREATE INDEX "pages_blocks_cta_actions_parent_id_idx" ON "pages_blocks_cta_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_cta_actions_locales_locale_parent_id_unique" ON "pages_blocks_cta_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_cta_order_idx" ON "pages_blocks_cta" USING btree ("_order");
  CREATE INDEX "pages_blocks_cta_parent_id_idx" ON "pages_blocks_cta" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_cta_path_idx" ON "pages_blocks_cta" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_cta_locales_locale_parent_id_unique" ON "pages_blocks_cta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_timeline_items_order_idx" ON "pages_blocks_timeline_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_timeline_items_parent_id_idx" ON "pages_blocks_timeline_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_timeline_items_locales_locale_parent_id_unique" ON "pages_blocks_timeline_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_timeline_order_idx" ON "pages_blocks_timeline" USING btree ("_order");
  CREATE INDEX "pages_blocks_timeline_parent_id_idx" ON "pages_blocks_timeline" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_timeline_path_idx" ON "pages_blocks_timeline" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_timeline_locales_locale_parent_id_unique" ON "pages_blocks_timeline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_numbers_items_order_idx" ON "pages_blocks_numbers_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_numbers_items_parent_id_idx" ON "pages_blocks_numbers_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_numbers_items_locales_locale_parent_id_unique" ON "pages_blocks_numbers_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_numbers_order_idx" ON "pages_blocks_numbers" USING btree ("_order");
  CREATE INDEX "pages_blocks_numbers_parent_id_idx" ON "pages_blocks_numbers" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_numbers_path_idx" ON "pages_blocks_numbers" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_numbers_locales_locale_parent_id_unique" ON "pages_blocks_numbers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_store_links_order_idx" ON "pages_blocks_store_links" USING btree ("_order");
  CREATE INDEX "pages_blocks_store_links_parent_id_idx" ON "pages_blocks_store_links" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_store_links_path_idx" ON "pages_blocks_store_links" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_store_links_locales_locale_parent_id_unique" ON "pages_blocks_store_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_posts_order_idx" ON "pages_blocks_posts" USING btree ("_order");
  CREATE INDEX "pages_blocks_posts_parent_id_idx" ON "pages_blocks_posts" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_posts_path_idx" ON "pages_blocks_posts" USING btree ("_path");
  CREATE INDEX "pages_blocks_posts_category_idx" ON "pages_blocks_posts" USING btree ("category_id");
  CREATE UNIQUE INDEX "pages_blocks_posts_locales_locale_parent_id_unique" ON "pages_blocks_posts_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "pages_public_id_idx" ON "pages" USING btree ("public_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_hero_actions_order_idx" ON "_pages_v_blocks_hero_actions" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_hero_actions_parent_id_idx" ON "_pages_v_blocks_hero_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_hero_actions_locales_locale_parent_id_unique" ON "_pages_v_blocks_hero_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_hero_order_idx" ON "_pages_v_blocks_hero" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_hero_parent_id_idx" ON "_pages_v_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_hero_path_idx" ON "_pages_v_blocks_hero" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_hero_picture_idx" ON "_pages_v_blocks_hero" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_hero_locales_locale_parent_id_unique" ON "_pages_v_blocks_hero_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_text_order_idx" ON "_pages_v_blocks_text" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_text_parent_id_idx" ON "_pages_v_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_text_path_idx" ON "_pages_v_blocks_text" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_text_locales_locale_parent_id_unique" ON "_pages_v_blocks_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_notice_order_idx" ON "_pages_v_blocks_notice" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_notice_parent_id_idx" ON "_pages_v_blocks_notice" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_notice_path_idx" ON "_pages_v_blocks_notice" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_notice_locales_locale_parent_id_unique" ON "_pages_v_blocks_notice_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_features_items_order_idx" ON "_pages_v_blocks_features_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_features_items_parent_id_idx" ON "_pages_v_blocks_features_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_features_items_locales_locale_parent_id_uniq" ON "_pages_v_blocks_features_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_features_order_idx" ON "_pages_v_blocks_features" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_features_parent_id_idx" ON "_pages_v_blocks_features" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_features_path_idx" ON "_pages_v_blocks_features" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_features_locales_locale_parent_id_unique" ON "_pages_v_blocks_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_steps_items_order_idx" ON "_pages_v_blocks_steps_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_steps_items_parent_id_idx" ON "_pages_v_blocks_steps_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_steps_items_locales_locale_parent_id_unique" ON "_pages_v_blocks_steps_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_steps_order_idx" ON "_pages_v_blocks_steps" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_steps_parent_id_idx" ON "_pages_v_blocks_steps" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_steps_path_idx" ON "_pages_v_blocks_steps" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_steps_locales_locale_parent_id_unique" ON "_pages_v_blocks_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_cards_items_order_idx" ON "_pages_v_blocks_cards_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_cards_items_parent_id_idx" ON "_pages_v_blocks_cards_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_cards_items_picture_idx" ON "_pages_v_blocks_cards_items" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_cards_items_locales_locale_parent_id_unique" ON "_pages_v_blocks_cards_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_cards_order_idx" ON "_pages_v_blocks_cards" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_cards_parent_id_idx" ON "_pages_v_blocks_cards" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_cards_path_idx" ON "_pages_v_blocks_cards" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_cards_locales_locale_parent_id_unique" ON "_pages_v_blocks_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_gallery_items_order_idx" ON "_pages_v_blocks_gallery_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_gallery_items_parent_id_idx" ON "_pages_v_blocks_gallery_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_gallery_items_picture_idx" ON "_pages_v_blocks_gallery_items" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_gallery_items_locales_locale_parent_id_uniqu" ON "_pages_v_blocks_gallery_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_gallery_order_idx" ON "_pages_v_blocks_gallery" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_gallery_parent_id_idx" ON "_pages_v_blocks_gallery" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_gallery_path_idx" ON "_pages_v_blocks_gallery" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_gallery_locales_locale_parent_id_unique" ON "_pages_v_blocks_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_people_items_order_idx" ON "_pages_v_blocks_people_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_people_items_parent_id_idx" ON "_pages_v_blocks_people_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_people_items_picture_idx" ON "_pages_v_blocks_people_items" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_people_items_locales_locale_parent_id_unique" ON "_pages_v_blocks_people_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_people_order_idx" ON "_pages_v_blocks_people" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_people_parent_id_idx" ON "_pages_v_blocks_people" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_people_path_idx" ON "_pages_v_blocks_people" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_people_locales_locale_parent_id_unique" ON "_pages_v_blocks_people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_table_columns_order_idx" ON "_pages_v_blocks_table_columns" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_table_columns_parent_id_idx" ON "_pages_v_blocks_table_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_table_columns_locales_locale_parent_id_uniqu" ON "_pages_v_blocks_table_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_table_rows_cells_order_idx" ON "_pages_v_blocks_table_rows_cells" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_table_rows_cells_parent_id_idx" ON "_pages_v_blocks_table_rows_cells" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_table_rows_cells_locales_locale_parent_id_un" ON "_pages_v_blocks_table_rows_cells_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_table_rows_order_idx" ON "_pages_v_blocks_table_rows" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_table_rows_parent_id_idx" ON "_pages_v_blocks_table_rows" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_table_order_idx" ON "_pages_v_blocks_table" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_table_parent_id_idx" ON "_pages_v_blocks_table" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_table_path_idx" ON "_pages_v_blocks_table" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_table_locales_locale_parent_id_unique" ON "_pages_v_blocks_table_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_faq_items_order_idx" ON "_pages_v_blocks_faq_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_faq_items_parent_id_idx" ON "_pages_v_blocks_faq_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_faq_items_locales_locale_parent_id_unique" ON "_pages_v_blocks_faq_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_faq_order_idx" ON "_pages_v_blocks_faq" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_faq_parent_id_idx" ON "_pages_v_blocks_faq" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_faq_path_idx" ON "_pages_v_blocks_faq" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_faq_locales_locale_parent_id_unique" ON "_pages_v_blocks_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_cta_actions_order_idx" ON "_pages_v_blocks_cta_actions" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_cta_actions_parent_id_idx" ON "_pages_v_blocks_cta_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_cta_actions_locales_locale_parent_id_unique" ON "_pages_v_blocks_cta_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_cta_order_idx" ON "_pages_v_blocks_cta" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_cta_parent_id_idx" ON "_pages_v_blocks_cta" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_cta_path_idx" ON "_pages_v_blocks_cta" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_cta_locales_locale_parent_id_unique" ON "_pages_v_blocks_cta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_timeline_items_order_idx" ON "_pages_v_blocks_timeline_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_timeline_items_parent_id_idx" ON "_pages_v_blocks_timeline_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_timeline_items_locales_locale_parent_id_uniq" ON "_pages_v_blocks_timeline_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_timeline_order_idx" ON "_pages_v_blocks_timeline" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_timeline_parent_id_idx" ON "_pages_v_blocks_timeline" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_timeline_path_idx" ON "_pages_v_blocks_timeline" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_timeline_locales_locale_parent_id_unique" ON "_pages_v_blocks_timeline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_numbers_items_order_idx" ON "_pages_v_blocks_numbers_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_numbers_items_parent_id_idx" ON "_pages_v_blocks_numbers_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_numbers_items_locales_locale_parent_id_uniqu" ON "_pages_v_blocks_numbers_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_numbers_order_idx" ON "_pages_v_blocks_numbers" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_numbers_parent_id_idx" ON "_pages_v_blocks_numbers" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_numbers_path_idx" ON "_pages_v_blocks_numbers" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_numbers_locales_locale_parent_id_unique" ON "_pages_v_blocks_numbers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_store_links_order_idx" ON "_pages_v_blocks_store_links" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_store_links_parent_id_idx" ON "_pages_v_blocks_store_links" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_store_links_path_idx" ON "_pages_v_blocks_store_links" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_store_links_locales_locale_parent_id_unique" ON "_pages_v_blocks_store_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_posts_order_idx" ON "_pages_v_blocks_posts" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_posts_parent_id_idx" ON "_pages_v_blocks_posts" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_posts_path_idx" ON "_pages_v_blocks_posts" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_posts_category_idx" ON "_pages_v_blocks_posts" USING btree ("category_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_posts_locales_locale_parent_id_unique" ON "_pages_v_blocks_posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_public_id_idx" ON "_pages_v" USING btree ("version_public_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "jobs_public_id_idx" ON "jobs" USING btree ("public_id");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "jobs__status_idx" ON "jobs" USING btree ("_status");
  CREATE UNIQUE INDEX "jobs_locales_locale_parent_id_unique" ON "jobs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_version_public_id_idx" ON "_jobs_v" USING btree ("version_public_id");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "_jobs_v" USING btree ("version_created_at");
  CREATE INDEX "_jobs_v_version_version__status_idx" ON "_jobs_v" USING btree ("version__status");
  CREATE INDEX "_jobs_v_created_at_idx" ON "_jobs_v" USING btree ("created_at");
  CREATE INDEX "_jobs_v_updated_at_idx" ON "_jobs_v" USING btree ("updated_at");
  CREATE INDEX "_jobs_v_snapshot_idx" ON "_jobs_v" USING btree ("snapshot");
  CREATE INDEX "_jobs_v_published_locale_idx" ON "_jobs_v" USING btree ("published_locale");
  CREATE INDEX "_jobs_v_latest_idx" ON "_jobs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_jobs_v_locales_locale_parent_id_unique" ON "_jobs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "awards_picture_idx" ON "awards" USING btree ("picture_id");
  CREATE UNIQUE INDEX "awards_public_id_idx" ON "awards" USING btree ("public_id");
  CREATE INDEX "awards_updated_at_idx" ON "awards" USING btree ("updated_at");
  CREATE INDEX "awards_created_at_idx" ON "awards" USING btree ("created_at");
  CREATE INDEX "awards__status_idx" ON "awards" USING btree ("_status");
  CREATE UNIQUE INDEX "awards_locales_locale_parent_id_unique" ON "awards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_awards_v_parent_idx" ON "_awards_v" USING btree ("parent_id");
  CREATE INDEX "_awards_v_version_version_picture_idx" ON "_awards_v" USING btree ("version_picture_id");
  CREATE INDEX "_awards_v_version_version_public_id_idx" ON "_awards_v" USING btree ("version_public_id");
  CREATE INDEX "_awards_v_version_version_updated_at_idx" ON "_awards_v" USING btree ("version_updated_at");
  CREATE INDEX "_awards_v_version_version_created_at_idx" ON "_awards_v" USING btree ("version_created_at");
  CREATE INDEX "_awards_v_version_version__status_idx" ON "_awards_v" USING btree ("version__status");
  CREATE INDEX "_awards_v_created_at_idx" ON "_awards_v" USING btree ("created_at");
  CREATE INDEX "_awards_v_updated_at_idx" ON "_awards_v" USING btree ("updated_at");
  CREATE INDEX "_awards_v_snapshot_idx" ON "_awards_v" USING btree ("snapshot");
  CREATE INDEX "_awards_v_published_locale_idx" ON "_awards_v" USING btree ("published_locale");
  CREATE INDEX "_awards_v_latest_idx" ON "_awards_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_awards_v_locales_locale_parent_id_unique" ON "_awards_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "faqs_public_id_idx" ON "faqs" USING btree ("public_id");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_public_id_idx" ON "_faqs_v" USING btree ("version_public_id");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_snapshot_idx" ON "_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_faqs_v_published_locale_idx" ON "_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_faqs_v_locales_locale_parent_id_unique" ON "_faqs_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "ussd_codes_public_id_idx" ON "ussd_codes" USING btree ("public_id");
  CREATE INDEX "ussd_codes_updated_at_idx" ON "ussd_codes" USING btree ("updated_at");
  CREATE INDEX "ussd_codes_created_at_idx" ON "ussd_codes" USING btree ("created_at");
  CREATE INDEX "ussd_codes__status_idx" ON "ussd_codes" USING btree ("_status");
  CREATE UNIQUE INDEX "ussd_codes_locales_locale_parent_id_unique" ON "ussd_codes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_ussd_codes_v_parent_idx" ON "_ussd_codes_v" USING btree ("parent_id");
  CREATE INDEX "_ussd_codes_v_version_version_public_id_idx" ON "_ussd_codes_v" USING btree ("version_public_id");
  CREATE INDEX "_ussd_codes_v_version_version_updated_at_idx" ON "_ussd_codes_v" USING btree ("version_updated_at");
  CREATE INDEX "_ussd_codes_v_version_version_created_at_idx" ON "_ussd_codes_v" USING btree ("version_created_at");
  CREATE INDEX "_ussd_codes_v_version_version__status_idx" ON "_ussd_codes_v" USING btree ("version__status");
  CREATE INDEX "_ussd_codes_v_created_at_idx" ON "_ussd_codes_v" USING btree ("created_at");
  CREATE INDEX "_ussd_codes_v_updated_at_idx" ON "_ussd_codes_v" USING btree ("updated_at");
  CREATE INDEX "_ussd_codes_v_snapshot_idx" ON "_ussd_codes_v" USING btree ("snapshot");
  CREATE INDEX "_ussd_codes_v_published_locale_idx" ON "_ussd_codes_v" USING btree ("published_locale");
  CREATE INDEX "_ussd_codes_v_latest_idx" ON "_ussd_codes_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_ussd_codes_v_locales_locale_parent_id_unique" ON "_ussd_codes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "shops_hours_order_idx" ON "shops_hours" USING btree ("_order");
  CREATE INDEX "shops_hours_parent_id_idx" ON "shops_hours" USING btree ("_parent_id");
  CREATE INDEX "shops_services_order_idx" ON "shops_services" USING btree ("order");
  CREATE INDEX "shops_services_parent_idx" ON "shops_services" USING btree ("parent_id");
  CREATE INDEX "shops_picture_idx" ON "shops" USING btree ("picture_id");
  CREATE UNIQUE INDEX "shops_public_id_idx" ON "shops" USING btree ("public_id");
  CREATE INDEX "shops_updated_at_idx" ON "shops" USING btree ("updated_at");
  CREATE INDEX "shops_created_at_idx" ON "shops" USING btree ("created_at");
  CREATE INDEX "shops__status_idx" ON "shops" USING btree ("_status");
  CREATE UNIQUE INDEX "shops_locales_locale_parent_id_unique" ON "shops_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "shops_texts_order_parent" ON "shops_texts" USING btree ("order","parent_id");
  CREATE INDEX "_shops_v_version_hours_order_idx" ON "_shops_v_version_hours" USING btree ("_order");
  CREATE INDEX "_shops_v_version_hours_parent_id_idx" ON "_shops_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_shops_v_version_services_order_idx" ON "_shops_v_version_services" USING btree ("order");
  CREATE INDEX "_shops_v_version_services_parent_idx" ON "_shops_v_version_services" USING btree ("parent_id");
  CREATE INDEX "_shops_v_parent_idx" ON "_shops_v" USING btree ("parent_id");
  CREATE INDEX "_shops_v_version_version_picture_idx" ON "_shops_v" USING btree ("version_picture_id");
  CREATE INDEX "_shops_v_version_version_public_id_idx" ON "_shops_v" USING btree ("version_public_id");
  CREATE INDEX "_shops_v_version_version_updated_at_idx" ON "_shops_v" USING btree ("version_updated_at");
  CREATE INDEX "_shops_v_version_version_created_at_idx" ON "_shops_v" USING btree ("version_created_at");
  CREATE INDEX "_shops_v_version_version__status_idx" ON "_shops_v" USING btree ("version__status");
  CREATE INDEX "_shops_v_created_at_idx" ON "_shops_v" USING btree ("created_at");
  CREATE INDEX "_shops_v_updated_at_idx" ON "_shops_v" USING btree ("updated_at");
  CREATE INDEX "_shops_v_snapshot_idx" ON "_shops_v" USING btree ("snapshot");
  CREATE INDEX "_shops_v_published_locale_idx" ON "_shops_v" USING btree ("published_locale");
  CREATE INDEX "_shops_v_latest_idx" ON "_shops_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_shops_v_locales_locale_parent_id_unique" ON "_shops_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_shops_v_texts_order_parent" ON "_shops_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "roam_zones_public_id_idx" ON "roam_zones" USING btree ("public_id");
  CREATE INDEX "roam_zones_updated_at_idx" ON "roam_zones" USING btree ("updated_at");
  CREATE INDEX "roam_zones_created_at_idx" ON "roam_zones" USING btree ("created_at");
  CREATE INDEX "roam_zones__status_idx" ON "roam_zones" USING btree ("_status");
  CREATE UNIQUE INDEX "roam_zones_locales_locale_parent_id_unique" ON "roam_zones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_roam_zones_v_parent_idx" ON "_roam_zones_v" USING btree ("parent_id");
  CREATE INDEX "_roam_zones_v_version_version_public_id_idx" ON "_roam_zones_v" USING btree ("version_public_id");
  CREATE INDEX "_roam_zones_v_version_version_updated_at_idx" ON "_roam_zones_v" USING btree ("version_updated_at");
  CREATE INDEX "_roam_zones_v_version_version_created_at_idx" ON "_roam_zones_v" USING btree ("version_created_at");
  CREATE INDEX "_roam_zones_v_version_version__status_idx" ON "_roam_zones_v" USING btree ("version__status");
  CREATE INDEX "_roam_zones_v_created_at_idx" ON "_roam_zones_v" USING btree ("created_at");
  CREATE INDEX "_roam_zones_v_updated_at_idx" ON "_roam_zones_v" USING btree ("updated_at");
  CREATE INDEX "_roam_zones_v_snapshot_idx" ON "_roam_zones_v" USING btree ("snapshot");
  CREATE INDEX "_roam_zones_v_published_locale_idx" ON "_roam_zones_v" USING btree ("published_locale");
  CREATE INDEX "_roam_zones_v_latest_idx" ON "_roam_zones_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_roam_zones_v_locales_locale_parent_id_unique" ON "_roam_zones_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "roam_rates_networks_order_idx" ON "roam_rates_networks" USING btree ("order");
  CREATE INDEX "roam_rates_networks_parent_idx" ON "roam_rates_networks" USING btree ("parent_id");
  CREATE INDEX "roam_rates_zone_idx" ON "roam_rates" USING btree ("zone_id");
  CREATE UNIQUE INDEX "roam_rates_public_id_idx" ON "roam_rates" USING btree ("public_id");
  CREATE INDEX "roam_rates_updated_at_idx" ON "roam_rates" USING btree ("updated_at");
  CREATE INDEX "roam_rates_created_at_idx" ON "roam_rates" USING btree ("created_at");
  CREATE INDEX "roam_rates__status_idx" ON "roam_rates" USING btree ("_status");
  CREATE UNIQUE INDEX "roam_rates_locales_locale_parent_id_unique" ON "roam_rates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_roam_rates_v_version_networks_order_idx" ON "_roam_rates_v_version_networks" USING btree ("order");
  CREATE INDEX "_roam_rates_v_version_networks_parent_idx" ON "_roam_rates_v_version_networks" USING btree ("parent_id");
  CREATE INDEX "_roam_rates_v_parent_idx" ON "_roam_rates_v" USING btree ("parent_id");
  CREATE INDEX "_roam_rates_v_version_version_zone_idx" ON "_roam_rates_v" USING btree ("version_zone_id");
  CREATE INDEX "_roam_rates_v_version_version_public_id_idx" ON "_roam_rates_v" USING btree ("version_public_id");
  CREATE INDEX "_roam_rates_v_version_version_updated_at_idx" ON "_roam_rates_v" USING btree ("version_updated_at");
  CREATE INDEX "_roam_rates_v_version_version_created_at_idx" ON "_roam_rates_v" USING btree ("version_created_at");
  CREATE INDEX "_roam_rates_v_version_version__status_idx" ON "_roam_rates_v" USING btree ("version__status");
  CREATE INDEX "_roam_rates_v_created_at_idx" ON "_roam_rates_v" USING btree ("created_at");
  CREATE INDEX "_roam_rates_v_updated_at_idx" ON "_roam_rates_v" USING btree ("updated_at");
  CREATE INDEX "_roam_rates_v_snapshot_idx" ON "_roam_rates_v" USING btree ("snapshot");
  CREATE INDEX "_roam_rates_v_published_locale_idx" ON "_roam_rates_v" USING btree ("published_locale");
  CREATE INDEX "_roam_rates_v_latest_idx" ON "_roam_rates_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_roam_rates_v_locales_locale_parent_id_unique" ON "_roam_rates_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "idd_rates_prefix_rates_order_idx" ON "idd_rates_prefix_rates" USING btree ("_order");
  CREATE INDEX "idd_rates_prefix_rates_parent_id_idx" ON "idd_rates_prefix_rates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "idd_rates_public_id_idx" ON "idd_rates" USING btree ("public_id");
  CREATE INDEX "idd_rates_updated_at_idx" ON "idd_rates" USING btree ("updated_at");
  CREATE INDEX "idd_rates_created_at_idx" ON "idd_rates" USING btree ("created_at");
  CREATE INDEX "idd_rates__status_idx" ON "idd_rates" USING btree ("_status");
  CREATE UNIQUE INDEX "idd_rates_locales_locale_parent_id_unique" ON "idd_rates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_idd_rates_v_version_prefix_rates_order_idx" ON "_idd_rates_v_version_prefix_rates" USING btree ("_order");
  CREATE INDEX "_idd_rates_v_version_prefix_rates_parent_id_idx" ON "_idd_rates_v_version_prefix_rates" USING btree ("_parent_id");
  CREATE INDEX "_idd_rates_v_parent_idx" ON "_idd_rates_v" USING btree ("parent_id");
  CREATE INDEX "_idd_rates_v_version_version_public_id_idx" ON "_idd_rates_v" USING btree ("version_public_id");
  CREATE INDEX "_idd_rates_v_version_version_updated_at_idx" ON "_idd_rates_v" USING btree ("version_updated_at");
  CREATE INDEX "_idd_rates_v_version_version_created_at_idx" ON "_idd_rates_v" USING btree ("version_created_at");
  CREATE INDEX "_idd_rates_v_version_version__status_idx" ON "_idd_rates_v" USING btree ("version__status");
  CREATE INDEX "_idd_rates_v_created_at_idx" ON "_idd_rates_v" USING btree ("created_at");
  CREATE INDEX "_idd_rates_v_updated_at_idx" ON "_idd_rates_v" USING btree ("updated_at");
  CREATE INDEX "_idd_rates_v_snapshot_idx" ON "_idd_rates_v" USING btree ("snapshot");
  CREATE INDEX "_idd_rates_v_published_locale_idx" ON "_idd_rates_v" USING btree ("published_locale");
  CREATE INDEX "_idd_rates_v_latest_idx" ON "_idd_rates_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_idd_rates_v_locales_locale_parent_id_unique" ON "_idd_rates_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_items_sub_menu_entries_order_idx" ON "menus_items_sub_menu_entries" USING btree ("_order");
  CREATE INDEX "menus_items_sub_menu_entries_parent_id_idx" ON "menus_items_sub_menu_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_items_sub_menu_entries_locales_locale_parent_id_unique" ON "menus_items_sub_menu_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_items_sub_menu_order_idx" ON "menus_items_sub_menu" USING btree ("_order");
  CREATE INDEX "menus_items_sub_menu_parent_id_idx" ON "menus_items_sub_menu" USING btree ("_parent_id");
  CREATE INDEX "menus_items_order_idx" ON "menus_items" USING btree ("_order");
  CREATE INDEX "menus_items_parent_id_idx" ON "menus_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_items_locales_locale_parent_id_unique" ON "menus_items_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "menus_public_id_idx" ON "menus" USING btree ("public_id");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "_menus_v_version_items_sub_menu_entries_order_idx" ON "_menus_v_version_items_sub_menu_entries" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_sub_menu_entries_parent_id_idx" ON "_menus_v_version_items_sub_menu_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_items_sub_menu_entries_locales_locale_paren" ON "_menus_v_version_items_sub_menu_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_items_sub_menu_order_idx" ON "_menus_v_version_items_sub_menu" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_sub_menu_parent_id_idx" ON "_menus_v_version_items_sub_menu" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_items_order_idx" ON "_menus_v_version_items" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_parent_id_idx" ON "_menus_v_version_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_items_locales_locale_parent_id_unique" ON "_menus_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_public_id_idx" ON "_menus_v" USING btree ("version_public_id");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_snapshot_idx" ON "_menus_v" USING btree ("snapshot");
  CREATE INDEX "_menus_v_published_locale_idx" ON "_menus_v" USING btree ("published_locale");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "footers_columns_links_order_idx" ON "footers_columns_links" USING btree ("_order");
  CREATE INDEX "footers_columns_links_parent_id_idx" ON "footers_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footers_columns_links_locales_locale_parent_id_unique" ON "footers_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footers_columns_order_idx" ON "footers_columns" USING btree ("_order");
  CREATE INDEX "footers_columns_parent_id_idx" ON "footers_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footers_columns_locales_locale_parent_id_unique" ON "footers_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footers_social_order_idx" ON "footers_social" USING btree ("_order");
  CREATE INDEX "footers_social_parent_id_idx" ON "footers_social" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footers_public_id_idx" ON "footers" USING btree ("public_id");
  CREATE INDEX "footers_updated_at_idx" ON "footers" USING btree ("updated_at");
  CREATE INDEX "footers_created_at_idx" ON "footers" USING btree ("created_at");
  CREATE INDEX "footers__status_idx" ON "footers" USING btree ("_status");
  CREATE INDEX "_footers_v_version_columns_links_order_idx" ON "_footers_v_version_columns_links" USING btree ("_order");
  CREATE INDEX "_footers_v_version_columns_links_parent_id_idx" ON "_footers_v_version_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footers_v_version_columns_links_locales_locale_parent_id_un" ON "_footers_v_version_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footers_v_version_columns_order_idx" ON "_footers_v_version_columns" USING btree ("_order");
  CREATE INDEX "_footers_v_version_columns_parent_id_idx" ON "_footers_v_version_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footers_v_version_columns_locales_locale_parent_id_unique" ON "_footers_v_version_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footers_v_version_social_order_idx" ON "_footers_v_version_social" USING btree ("_order");
  CREATE INDEX "_footers_v_version_social_parent_id_idx" ON "_footers_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_footers_v_parent_idx" ON "_footers_v" USING btree ("parent_id");
  CREATE INDEX "_footers_v_version_version_public_id_idx" ON "_footers_v" USING btree ("version_public_id");
  CREATE INDEX "_footers_v_version_version_updated_at_idx" ON "_footers_v" USING btree ("version_updated_at");
  CREATE INDEX "_footers_v_version_version_created_at_idx" ON "_footers_v" USING btree ("version_created_at");
  CREATE INDEX "_footers_v_version_version__status_idx" ON "_footers_v" USING btree ("version__status");
  CREATE INDEX "_footers_v_created_at_idx" ON "_footers_v" USING btree ("created_at");
  CREATE INDEX "_footers_v_updated_at_idx" ON "_footers_v" USING btree ("updated_at");
  CREATE INDEX "_footers_v_snapshot_idx" ON "_footers_v" USING btree ("snapshot");
  CREATE INDEX "_footers_v_published_locale_idx" ON "_footers_v" USING btree ("published_locale");
  CREATE INDEX "_footers_v_latest_idx" ON "_footers_v" USING btree ("latest");
  CREATE UNIQUE INDEX "search_destinations_public_id_idx" ON "search_destinations" USING btree ("public_id");
  CREATE INDEX "search_destinations_updated_at_idx" ON "search_destinations" USING btree ("updated_at");
  CREATE INDEX "search_destinations_created_at_idx" ON "search_destinations" USING btree ("created_at");
  CREATE INDEX "search_destinations__status_idx" ON "search_destinations" USING btree ("_status");
  CREATE UNIQUE INDEX "search_destinations_locales_locale_parent_id_unique" ON "search_destinations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_destinations_texts_order_parent" ON "search_destinations_texts" USING btree ("order","parent_id");
  CREATE INDEX "_search_destinations_v_parent_idx" ON "_search_destinations_v" USING btree ("parent_id");
  CREATE INDEX "_search_destinations_v_version_version_public_id_idx" ON "_search_destinations_v" USING btree ("version_public_id");
  CREATE INDEX "_search_destinations_v_version_version_updated_at_idx" ON "_search_destinations_v" USING btree ("version_updated_at");
  CREATE INDEX "_search_destinations_v_version_version_created_at_idx" ON "_search_destinations_v" USING btree ("version_created_at");
  CREATE INDEX "_search_destinations_v_version_version__status_idx" ON "_search_destinations_v" USING btree ("version__status");
  CREATE INDEX "_search_destinations_v_created_at_idx" ON "_search_destinations_v" USING btree ("created_at");
  CREATE INDEX "_search_destinations_v_updated_at_idx" ON "_search_destinations_v" USING btree ("updated_at");
  CREATE INDEX "_search_destinations_v_snapshot_idx" ON "_search_destinations_v" USING btree ("snapshot");
  CREATE INDEX "_search_destinations_v_published_locale_idx" ON "_search_destinations_v" USING btree ("published_locale");
  CREATE INDEX "_search_destinations_v_latest_idx" ON "_search_destinations_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_search_destinations_v_locales_locale_parent_id_unique" ON "_search_destinations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_search_destinations_v_texts_order_parent" ON "_search_destinations_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "media_public_id_idx" ON "media" USING btree ("public_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_webp360_sizes_webp360_filename_idx" ON "media" USING btree ("sizes_webp360_filename");
  CREATE INDEX "media_sizes_avif360_sizes_avif360_filename_idx" ON "media" USING btree ("sizes_avif360_filename");
  CREATE INDEX "media_sizes_webp720_sizes_webp720_filename_idx" ON "media" USING btree ("sizes_webp720_filename");
  CREATE INDEX "media_sizes_avif720_sizes_avif720_filename_idx" ON "media" USING btree ("sizes_avif720_filename");
  CREATE INDEX "media_sizes_webp1280_sizes_webp1280_filename_idx" ON "media" USING btree ("sizes_webp1280_filename");
  CREATE INDEX "media_sizes_avif1280_sizes_avif1280_filename_idx" ON "media" USING btree ("sizes_avif1280_filename");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_announcements_id_idx" ON "payload_locked_documents_rels" USING btree ("announcements_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_package_words_id_idx" ON "payload_locked_documents_rels" USING btree ("package_words_id");
  CREATE INDEX "payload_locked_documents_rels_package_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("package_groups_id");
  CREATE INDEX "payload_locked_documents_rels_digital_services_id_idx" ON "payload_locked_documents_rels" USING btree ("digital_services_id");
  CREATE INDEX "payload_locked_documents_rels_digital_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("digital_groups_id");
  CREATE INDEX "payload_locked_documents_rels_fibre_words_id_idx" ON "payload_locked_documents_rels" USING btree ("fibre_words_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_awards_id_idx" ON "payload_locked_documents_rels" USING btree ("awards_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_ussd_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("ussd_codes_id");
  CREATE INDEX "payload_locked_documents_rels_shops_id_idx" ON "payload_locked_documents_rels" USING btree ("shops_id");
  CREATE INDEX "payload_locked_documents_rels_roam_zones_id_idx" ON "payload_locked_documents_rels" USING btree ("roam_zones_id");
  CREATE INDEX "payload_locked_documents_rels_roam_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("roam_rates_id");
  CREATE INDEX "payload_locked_documents_rels_idd_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("idd_rates_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_footers_id_idx" ON "payload_locked_documents_rels" USING btree ("footers_id");
  CREATE INDEX "payload_locked_documents_rels_search_destinations_id_idx" ON "payload_locked_documents_rels" USING btree ("search_destinations_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "posts_campaign_prizes" CASCADE;
  DROP TABLE "posts_campaign_prizes_locales" CASCADE;
  DROP TABLE "posts_campaign_sections" CASCADE;
  DROP TABLE "posts_campaign_sections_locales" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "_posts_v_version_campaign_prizes" CASCADE;
  DROP TABLE "_posts_v_version_campaign_prizes_locales" CASCADE;
  DROP TABLE "_posts_v_version_campaign_sections" CASCADE;
  DROP TABLE "_posts_v_version_campaign_sections_locales" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_categories_v_locales" CASCADE;
  DROP TABLE "announcements" CASCADE;
  DROP TABLE "announcements_locales" CASCADE;
  DROP TABLE "_announcements_v" CASCADE;
  DROP TABLE "_announcements_v_locales" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "banners_locales" CASCADE;
  DROP TABLE "_banners_v" CASCADE;
  DROP TABLE "_banners_v_locales" CASCADE;
  DROP TABLE "package_words" CASCADE;
  DROP TABLE "package_words_locales" CASCADE;
  DROP TABLE "package_words_texts" CASCADE;
  DROP TABLE "_package_words_v" CASCADE;
  DROP TABLE "_package_words_v_locales" CASCADE;
  DROP TABLE "_package_words_v_texts" CASCADE;
  DROP TABLE "package_groups" CASCADE;
  DROP TABLE "package_groups_locales" CASCADE;
  DROP TABLE "_package_groups_v" CASCADE;
  DROP TABLE "_package_groups_v_locales" CASCADE;
  DROP TABLE "digital_services_screenshots" CASCADE;
  DROP TABLE "digital_services" CASCADE;
  DROP TABLE "digital_services_locales" CASCADE;
  DROP TABLE "_digital_services_v_version_screenshots" CASCADE;
  DROP TABLE "_digital_services_v" CASCADE;
  DROP TABLE "_digital_services_v_locales" CASCADE;
  DROP TABLE "digital_groups" CASCADE;
  DROP TABLE "digital_groups_locales" CASCADE;
  DROP TABLE "_digital_groups_v" CASCADE;
  DROP TABLE "_digital_groups_v_locales" CASCADE;
  DROP TABLE "fibre_words_features" CASCADE;
  DROP TABLE "fibre_words_features_locales" CASCADE;
  DROP TABLE "fibre_words" CASCADE;
  DROP TABLE "fibre_words_locales" CASCADE;
  DROP TABLE "_fibre_words_v_version_features" CASCADE;
  DROP TABLE "_fibre_words_v_version_features_locales" CASCADE;
  DROP TABLE "_fibre_words_v" CASCADE;
  DROP TABLE "_fibre_words_v_locales" CASCADE;
  DROP TABLE "pages_blocks_hero_actions" CASCADE;
  DROP TABLE "pages_blocks_hero_actions_locales" CASCADE;
  DROP TABLE "pages_blocks_hero" CASCADE;
  DROP TABLE "pages_blocks_hero_locales" CASCADE;
  DROP TABLE "pages_blocks_text" CASCADE;
  DROP TABLE "pages_blocks_text_locales" CASCADE;
  DROP TABLE "pages_blocks_notice" CASCADE;
  DROP TABLE "pages_blocks_notice_locales" CASCADE;
  DROP TABLE "pages_blocks_features_items" CASCADE;
  DROP TABLE "pages_blocks_features_items_locales" CASCADE;
  DROP TABLE "pages_blocks_features" CASCADE;
  DROP TABLE "pages_blocks_features_locales" CASCADE;
  DROP TABLE "pages_blocks_steps_items" CASCADE;
  DROP TABLE "pages_blocks_steps_items_locales" CASCADE;
  DROP TABLE "pages_blocks_steps" CASCADE;
  DROP TABLE "pages_blocks_steps_locales" CASCADE;
  DROP TABLE "pages_blocks_cards_items" CASCADE;
  DROP TABLE "pages_blocks_cards_items_locales" CASCADE;
  DROP TABLE "pages_blocks_cards" CASCADE;
  DROP TABLE "pages_blocks_cards_locales" CASCADE;
  DROP TABLE "pages_blocks_gallery_items" CASCADE;
  DROP TABLE "pages_blocks_gallery_items_locales" CASCADE;
  DROP TABLE "pages_blocks_gallery" CASCADE;
  DROP TABLE "pages_blocks_gallery_locales" CASCADE;
  DROP TABLE "pages_blocks_people_items" CASCADE;
  DROP TABLE "pages_blocks_people_items_locales" CASCADE;
  DROP TABLE "pages_blocks_people" CASCADE;
  DROP TABLE "pages_blocks_people_locales" CASCADE;
  DROP TABLE "pages_blocks_table_columns" CASCADE;
  DROP TABLE "pages_blocks_table_columns_locales" CASCADE;
  DROP TABLE "pages_blocks_table_rows_cells" CASCADE;
  DROP TABLE "pages_blocks_table_rows_cells_locales" CASCADE;
  DROP TABLE "pages_blocks_table_rows" CASCADE;
  DROP TABLE "pages_blocks_table" CASCADE;
  DROP TABLE "pages_blocks_table_locales" CASCADE;
  DROP TABLE "pages_blocks_faq_items" CASCADE;
  DROP TABLE "pages_blocks_faq_items_locales" CASCADE;
  DROP TABLE "pages_blocks_faq" CASCADE;
  DROP TABLE "pages_blocks_faq_locales" CASCADE;
  DROP TABLE "pages_blocks_cta_actions" CASCADE;
  DROP TABLE "pages_blocks_cta_actions_locales" CASCADE;
  DROP TABLE "pages_blocks_cta" CASCADE;
  DROP TABLE "pages_blocks_cta_locales" CASCADE;
  DROP TABLE "pages_blocks_timeline_items" CASCADE;
  DROP TABLE "pages_blocks_timeline_items_locales" CASCADE;
  DROP TABLE "pages_blocks_timeline" CASCADE;
  DROP TABLE "pages_blocks_timeline_locales" CASCADE;
  DROP TABLE "pages_blocks_numbers_items" CASCADE;
  DROP TABLE "pages_blocks_numbers_items_locales" CASCADE;
  DROP TABLE "pages_blocks_numbers" CASCADE;
  DROP TABLE "pages_blocks_numbers_locales" CASCADE;
  DROP TABLE "pages_blocks_store_links" CASCADE;
  DROP TABLE "pages_blocks_store_links_locales" CASCADE;
  DROP TABLE "pages_blocks_posts" CASCADE;
  DROP TABLE "pages_blocks_posts_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_hero_actions" CASCADE;
  DROP TABLE "_pages_v_blocks_hero_actions_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_hero" CASCADE;
  DROP TABLE "_pages_v_blocks_hero_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_text" CASCADE;
  DROP TABLE "_pages_v_blocks_text_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_notice" CASCADE;
  DROP TABLE "_pages_v_blocks_notice_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_features_items" CASCADE;
  DROP TABLE "_pages_v_blocks_features_items_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_features" CASCADE;
  DROP TABLE "_pages_v_blocks_features_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_steps_items" CASCADE;
  DROP TABLE "_pages_v_blocks_steps_items_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_steps" CASCADE;
  DROP TABLE "_pages_v_blocks_steps_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_cards_items" CASCADE;
  DROP TABLE "_pages_v_blocks_cards_items_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_cards" CASCADE;
  DROP TABLE "_pages_v_blocks_cards_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_gallery_items" CASCADE;
  DROP TABLE "_pages_v_blocks_gallery_items_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_gallery" CASCADE;
  DROP TABLE "_pages_v_blocks_gallery_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_people_items" CASCADE;
  DROP TABLE "_pages_v_blocks_people_items_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_people" CASCADE;
  DROP TABLE "_pages_v_blocks_people_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_table_columns" CASCADE;
  DROP TABLE "_pages_v_blocks_table_columns_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_table_rows_cells" CASCADE;
  DROP TABLE "_pages_v_blocks_table_rows_cells_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_table_rows" CASCADE;
  DROP TABLE "_pages_v_blocks_table" CASCADE;
  DROP TABLE "_pages_v_blocks_table_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_faq_items" CASCADE;
  DROP TABLE "_pages_v_blocks_faq_items_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_faq" CASCADE;
  DROP TABLE "_pages_v_blocks_faq_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_cta_actions" CASCADE;
  DROP TABLE "_pages_v_blocks_cta_actions_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_cta" CASCADE;
  DROP TABLE "_pages_v_blocks_cta_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_timeline_items" CASCADE;
  DROP TABLE "_pages_v_blocks_timeline_items_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_timeline" CASCADE;
  DROP TABLE "_pages_v_blocks_timeline_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_numbers_items" CASCADE;
  DROP TABLE "_pages_v_blocks_numbers_items_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_numbers" CASCADE;
  DROP TABLE "_pages_v_blocks_numbers_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_store_links" CASCADE;
  DROP TABLE "_pages_v_blocks_store_links_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_posts" CASCADE;
  DROP TABLE "_pages_v_blocks_posts_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "jobs_locales" CASCADE;
  DROP TABLE "_jobs_v" CASCADE;
  DROP TABLE "_jobs_v_locales" CASCADE;
  DROP TABLE "awards" CASCADE;
  DROP TABLE "awards_locales" CASCADE;
  DROP TABLE "_awards_v" CASCADE;
  DROP TABLE "_awards_v_locales" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_locales" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "_faqs_v_locales" CASCADE;
  DROP TABLE "ussd_codes" CASCADE;
  DROP TABLE "ussd_codes_locales" CASCADE;
  DROP TABLE "_ussd_codes_v" CASCADE;
  DROP TABLE "_ussd_codes_v_locales" CASCADE;
  DROP TABLE "shops_hours" CASCADE;
  DROP TABLE "shops_services" CASCADE;
  DROP TABLE "shops" CASCADE;
  DROP TABLE "shops_locales" CASCADE;
  DROP TABLE "shops_texts" CASCADE;
  DROP TABLE "_shops_v_version_hours" CASCADE;
  DROP TABLE "_shops_v_version_services" CASCADE;
  DROP TABLE "_shops_v" CASCADE;
  DROP TABLE "_shops_v_locales" CASCADE;
  DROP TABLE "_shops_v_texts" CASCADE;
  DROP TABLE "roam_zones" CASCADE;
  DROP TABLE "roam_zones_locales" CASCADE;
  DROP TABLE "_roam_zones_v" CASCADE;
  DROP TABLE "_roam_zones_v_locales" CASCADE;
  DROP TABLE "roam_rates_networks" CASCADE;
  DROP TABLE "roam_rates" CASCADE;
  DROP TABLE "roam_rates_locales" CASCADE;
  DROP TABLE "_roam_rates_v_version_networks" CASCADE;
  DROP TABLE "_roam_rates_v" CASCADE;
  DROP TABLE "_roam_rates_v_locales" CASCADE;
  DROP TABLE "idd_rates_prefix_rates" CASCADE;
  DROP TABLE "idd_rates" CASCADE;
  DROP TABLE "idd_rates_locales" CASCADE;
  DROP TABLE "_idd_rates_v_version_prefix_rates" CASCADE;
  DROP TABLE "_idd_rates_v" CASCADE;
  DROP TABLE "_idd_rates_v_locales" CASCADE;
  DROP TABLE "menus_items_sub_menu_entries" CASCADE;
  DROP TABLE "menus_items_sub_menu_entries_locales" CASCADE;
  DROP TABLE "menus_items_sub_menu" CASCADE;
  DROP TABLE "menus_items" CASCADE;
  DROP TABLE "menus_items_locales" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "_menus_v_version_items_sub_menu_entries" CASCADE;
  DROP TABLE "_menus_v_version_items_sub_menu_entries_locales" CASCADE;
  DROP TABLE "_menus_v_version_items_sub_menu" CASCADE;
  DROP TABLE "_menus_v_version_items" CASCADE;
  DROP TABLE "_menus_v_version_items_locales" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "footers_columns_links" CASCADE;
  DROP TABLE "footers_columns_links_locales" CASCADE;
  DROP TABLE "footers_columns" CASCADE;
  DROP TABLE "footers_columns_locales" CASCADE;
  DROP TABLE "footers_social" CASCADE;
  DROP TABLE "footers" CASCADE;
  DROP TABLE "_footers_v_version_columns_links" CASCADE;
  DROP TABLE "_footers_v_version_columns_links_locales" CASCADE;
  DROP TABLE "_footers_v_version_columns" CASCADE;
  DROP TABLE "_footers_v_version_columns_locales" CASCADE;
  DROP TABLE "_footers_v_version_social" CASCADE;
  DROP TABLE "_footers_v" CASCADE;
  DROP TABLE "search_destinations" CASCADE;
  DROP TABLE "search_destinations_locales" CASCADE;
  DROP TABLE "search_destinations_texts" CASCADE;
  DROP TABLE "_search_destinations_v" CASCADE;
  DROP TABLE "_search_destinations_v_locales" CASCADE;
  DROP TABLE "_search_destinations_v_texts" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_posts_template";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_template";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_categories_section";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_version_section";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum__categories_v_published_locale";
  DROP TYPE "public"."enum_announcements_status";
  DROP TYPE "public"."enum__announcements_v_version_status";
  DROP TYPE "public"."enum__announcements_v_published_locale";
  DROP TYPE "public"."enum_banners_type";
  DROP TYPE "public"."enum_banners_status";
  DROP TYPE "public"."enum__banners_v_version_type";
  DROP TYPE "public"."enum__banners_v_version_status";
  DROP TYPE "public"."enum__banners_v_published_locale";
  DROP TYPE "public"."enum_package_words_status";
  DROP TYPE "public"."enum__package_words_v_version_status";
  DROP TYPE "public"."enum__package_words_v_published_locale";
  DROP TYPE "public"."enum_package_groups_kind";
  DROP TYPE "public"."enum_package_groups_status";
  DROP TYPE "public"."enum__package_groups_v_version_kind";
  DROP TYPE "public"."enum__package_groups_v_version_status";
  DROP TYPE "public"."enum__package_groups_v_published_locale";
  DROP TYPE "public"."enum_digital_services_action";
  DROP TYPE "public"."enum_digital_services_status";
  DROP TYPE "public"."enum__digital_services_v_version_action";
  DROP TYPE "public"."enum__digital_services_v_version_status";
  DROP TYPE "public"."enum__digital_services_v_published_locale";
  DROP TYPE "public"."enum_digital_groups_status";
  DROP TYPE "public"."enum__digital_groups_v_version_status";
  DROP TYPE "public"."enum__digital_groups_v_published_locale";
  DROP TYPE "public"."enum_fibre_words_status";
  DROP TYPE "public"."enum__fibre_words_v_version_status";
  DROP TYPE "public"."enum__fibre_words_v_published_locale";
  DROP TYPE "public"."enum_pages_blocks_notice_tone";
  DROP TYPE "public"."enum_pages_blocks_features_items_icon";
  DROP TYPE "public"."enum_pages_audience";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_blocks_notice_tone";
  DROP TYPE "public"."enum__pages_v_blocks_features_items_icon";
  DROP TYPE "public"."enum__pages_v_version_audience";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_jobs_type";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum__jobs_v_version_type";
  DROP TYPE "public"."enum__jobs_v_version_status";
  DROP TYPE "public"."enum__jobs_v_published_locale";
  DROP TYPE "public"."enum_awards_status";
  DROP TYPE "public"."enum__awards_v_version_status";
  DROP TYPE "public"."enum__awards_v_published_locale";
  DROP TYPE "public"."enum_faqs_category";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_category";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum__faqs_v_published_locale";
  DROP TYPE "public"."enum_ussd_codes_group";
  DROP TYPE "public"."enum_ussd_codes_status";
  DROP TYPE "public"."enum__ussd_codes_v_version_group";
  DROP TYPE "public"."enum__ussd_codes_v_version_status";
  DROP TYPE "public"."enum__ussd_codes_v_published_locale";
  DROP TYPE "public"."enum_shops_services";
  DROP TYPE "public"."enum_shops_type";
  DROP TYPE "public"."enum_shops_status";
  DROP TYPE "public"."enum__shops_v_version_services";
  DROP TYPE "public"."enum__shops_v_version_type";
  DROP TYPE "public"."enum__shops_v_version_status";
  DROP TYPE "public"."enum__shops_v_published_locale";
  DROP TYPE "public"."enum_roam_zones_status";
  DROP TYPE "public"."enum__roam_zones_v_version_status";
  DROP TYPE "public"."enum__roam_zones_v_published_locale";
  DROP TYPE "public"."enum_roam_rates_networks";
  DROP TYPE "public"."enum_roam_rates_status";
  DROP TYPE "public"."enum__roam_rates_v_version_networks";
  DROP TYPE "public"."enum__roam_rates_v_version_status";
  DROP TYPE "public"."enum__roam_rates_v_published_locale";
  DROP TYPE "public"."enum_idd_rates_status";
  DROP TYPE "public"."enum__idd_rates_v_version_status";
  DROP TYPE "public"."enum__idd_rates_v_published_locale";
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum__menus_v_version_status";
  DROP TYPE "public"."enum__menus_v_published_locale";
  DROP TYPE "public"."enum_footers_status";
  DROP TYPE "public"."enum__footers_v_version_status";
  DROP TYPE "public"."enum__footers_v_published_locale";
  DROP TYPE "public"."enum_search_destinations_status";
  DROP TYPE "public"."enum__search_destinations_v_version_status";
  DROP TYPE "public"."enum__search_destinations_v_published_locale";
  DROP TYPE "public"."enum_users_role";`)
}
