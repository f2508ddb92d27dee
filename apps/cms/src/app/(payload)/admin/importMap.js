import { BesideLine as BesideLine_48cdc9b5e42125f683ea60ff45b7f98c } from '../../../../src/beside/beside-field.tsx'
import { BesideLines as BesideLines_48cdc9b5e42125f683ea60ff45b7f98c } from '../../../../src/beside/beside-field.tsx'
import { DrawingField as DrawingField_d6144752e96908e8dfda96e1dabe16f2 } from '../../../../src/drawings/drawing-field.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PastingFeatureClient as PastingFeatureClient_1c6f2bb3923736c7c8ddcee1f9e81252 } from '../../../../src/pasting/pasting-client.ts'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkField as LinkField_347698a60a1d8c4d4310a6a5a7fe035d } from '../../../../src/components/link-field.tsx'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BesideRich as BesideRich_df523c197159b2acb60dc69cedba2172 } from '../../../../src/beside/beside-rich.tsx'
import { OfferField as OfferField_cf78c3e77851f67f2aeb3262b4068c7e } from '../../../../src/offers/offer-field.tsx'
import { MomentCell as MomentCell_c67da889e5d7963c9541a77de66a35dc } from '../../../../src/time/moment-cell.tsx'
import { MomentField as MomentField_9e0e02014821148a678964f8fe57e602 } from '../../../../src/time/moment-field.tsx'
import { RowName as RowName_1d488ea1278c5dfd7015c1403b0001b8 } from '../../../../src/components/row-name.tsx'
import { ReviewCard as ReviewCard_d36b48bb4ff2081e5b9784feac0f8947 } from '../../../../src/review/review-card.tsx'
import { StageCell as StageCell_d8a21ed02c32c11f08ff5d11ae0d4567 } from '../../../../src/review/stage-cell.tsx'
import { NoDiff as NoDiff_a50677f0a75545dceb92d5dba3b795c7 } from '../../../../src/review/no-diff.tsx'
import { BurmeseCell as BurmeseCell_f272489744b3173f9a5d4d2013d9b535 } from '../../../../src/components/burmese-cell.tsx'
import { ZawgyiCheck as ZawgyiCheck_4785c9caecd6780ceb77d946c19ebc24 } from '../../../../src/components/zawgyi-check.tsx'
import { ZawgyiFlag as ZawgyiFlag_c5584c7e5e383097dbb78d6d893753ce } from '../../../../src/components/zawgyi-flag.tsx'
import { QuickFilters as QuickFilters_36ea09aeac65cceedd6cf9a3dd5d884f } from '../../../../src/components/quick-filters.tsx'
import { LanguageSwitch as LanguageSwitch_ff13034e8afb7e91eec9ffe7953de620 } from '../../../../src/beside/language-switch.tsx'
import { LiveWindow as LiveWindow_d478cb520c30ff722119f303683c3361 } from '../../../../src/live/live-window.tsx'
import { PublishButton as PublishButton_5aae959ce3c00c78b4bc527ab434a947 } from '../../../../src/review/publish-button.tsx'
import { WeekdayField as WeekdayField_604348c66645c29cac168b3869008a3a } from '../../../../src/components/weekday-field.tsx'
import { PictureUses as PictureUses_8338605647f15b1716bf858a67c20bb7 } from '../../../../src/pictures/picture-uses.tsx'
import { PictureUsesCell as PictureUsesCell_8338605647f15b1716bf858a67c20bb7 } from '../../../../src/pictures/picture-uses.tsx'
import { CurrentPassword as CurrentPassword_79b23deb2822ccd6e0f9dbd64dfe85f6 } from '../../../../src/components/current-password.tsx'
import { LinkOfAccount as LinkOfAccount_945a03a574d3d1a8e318123c78489d43 } from '../../../../src/components/link-of-account.tsx'
import { FactorOfAccount as FactorOfAccount_3a553b5093c735c786293014700371bb } from '../../../../src/components/factor-of-account.tsx'
import { Icon as Icon_cd448410ff166c74fda8da3268ef9c99 } from '../../../../src/components/marks.tsx'
import { Logo as Logo_cd448410ff166c74fda8da3268ef9c99 } from '../../../../src/components/marks.tsx'
import { FactorOffer as FactorOffer_7ea2edc25ec0f5917cdb3f71d96eb084 } from '../../../../src/components/factor-offer.tsx'
import { StartPage as StartPage_cd7457db09e669038f42fb91cbb6c43a } from '../../../../src/desk/start-page.tsx'
import { PictureGuard as PictureGuard_2ad588acfcad7fdc960e2bc7497e22c3 } from '../../../../src/pictures/picture-guard.tsx'
import { SignInView as SignInView_5306d21b8e5478b0a75c6e372bbdd322 } from '../../../../src/components/sign-in-view.tsx'
import { ForgotView as ForgotView_97ae76e267ece9926d90ce1657f47f9c } from '../../../../src/components/forgot-view.tsx'
import { NewPasswordView as NewPasswordView_e36c28d214355f4ba8adb3fc03345667 } from '../../../../src/components/new-password-view.tsx'
import { InviteView as InviteView_86b6f7f492ef83d82b6f701ccb03bbab } from '../../../../src/components/invite-view.tsx'
import { SecondFactorView as SecondFactorView_4c3b51fa2d845f12fa25e30d740564a0 } from '../../../../src/components/second-factor-view.tsx'
import { WaitingView as WaitingView_237ffc7e5fcf7eb18128115df05a9e04 } from '../../../../src/desk/list-view.tsx'
import { EndedView as EndedView_237ffc7e5fcf7eb18128115df05a9e04 } from '../../../../src/desk/list-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/beside/beside-field.tsx#BesideLine": BesideLine_48cdc9b5e42125f683ea60ff45b7f98c,
  "/src/beside/beside-field.tsx#BesideLines": BesideLines_48cdc9b5e42125f683ea60ff45b7f98c,
  "/src/drawings/drawing-field.tsx#DrawingField": DrawingField_d6144752e96908e8dfda96e1dabe16f2,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/pasting/pasting-client.ts#PastingFeatureClient": PastingFeatureClient_1c6f2bb3923736c7c8ddcee1f9e81252,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/components/link-field.tsx#LinkField": LinkField_347698a60a1d8c4d4310a6a5a7fe035d,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/beside/beside-rich.tsx#BesideRich": BesideRich_df523c197159b2acb60dc69cedba2172,
  "/src/offers/offer-field.tsx#OfferField": OfferField_cf78c3e77851f67f2aeb3262b4068c7e,
  "/src/time/moment-cell.tsx#MomentCell": MomentCell_c67da889e5d7963c9541a77de66a35dc,
  "/src/time/moment-field.tsx#MomentField": MomentField_9e0e02014821148a678964f8fe57e602,
  "/src/components/row-name.tsx#RowName": RowName_1d488ea1278c5dfd7015c1403b0001b8,
  "/src/review/review-card.tsx#ReviewCard": ReviewCard_d36b48bb4ff2081e5b9784feac0f8947,
  "/src/review/stage-cell.tsx#StageCell": StageCell_d8a21ed02c32c11f08ff5d11ae0d4567,
  "/src/review/no-diff.tsx#NoDiff": NoDiff_a50677f0a75545dceb92d5dba3b795c7,
  "/src/components/burmese-cell.tsx#BurmeseCell": BurmeseCell_f272489744b3173f9a5d4d2013d9b535,
  "/src/components/zawgyi-check.tsx#ZawgyiCheck": ZawgyiCheck_4785c9caecd6780ceb77d946c19ebc24,
  "/src/components/zawgyi-flag.tsx#ZawgyiFlag": ZawgyiFlag_c5584c7e5e383097dbb78d6d893753ce,
  "/src/components/quick-filters.tsx#QuickFilters": QuickFilters_36ea09aeac65cceedd6cf9a3dd5d884f,
  "/src/beside/language-switch.tsx#LanguageSwitch": LanguageSwitch_ff13034e8afb7e91eec9ffe7953de620,
  "/src/live/live-window.tsx#LiveWindow": LiveWindow_d478cb520c30ff722119f303683c3361,
  "/src/review/publish-button.tsx#PublishButton": PublishButton_5aae959ce3c00c78b4bc527ab434a947,
  "/src/components/weekday-field.tsx#WeekdayField": WeekdayField_604348c66645c29cac168b3869008a3a,
  "/src/pictures/picture-uses.tsx#PictureUses": PictureUses_8338605647f15b1716bf858a67c20bb7,
  "/src/pictures/picture-uses.tsx#PictureUsesCell": PictureUsesCell_8338605647f15b1716bf858a67c20bb7,
  "/src/components/current-password.tsx#CurrentPassword": CurrentPassword_79b23deb2822ccd6e0f9dbd64dfe85f6,
  "/src/components/link-of-account.tsx#LinkOfAccount": LinkOfAccount_945a03a574d3d1a8e318123c78489d43,
  "/src/components/factor-of-account.tsx#FactorOfAccount": FactorOfAccount_3a553b5093c735c786293014700371bb,
  "/src/components/marks.tsx#Icon": Icon_cd448410ff166c74fda8da3268ef9c99,
  "/src/components/marks.tsx#Logo": Logo_cd448410ff166c74fda8da3268ef9c99,
  "/src/components/factor-offer.tsx#FactorOffer": FactorOffer_7ea2edc25ec0f5917cdb3f71d96eb084,
  "/src/desk/start-page.tsx#StartPage": StartPage_cd7457db09e669038f42fb91cbb6c43a,
  "/src/pictures/picture-guard.tsx#PictureGuard": PictureGuard_2ad588acfcad7fdc960e2bc7497e22c3,
  "/src/components/sign-in-view.tsx#SignInView": SignInView_5306d21b8e5478b0a75c6e372bbdd322,
  "/src/components/forgot-view.tsx#ForgotView": ForgotView_97ae76e267ece9926d90ce1657f47f9c,
  "/src/components/new-password-view.tsx#NewPasswordView": NewPasswordView_e36c28d214355f4ba8adb3fc03345667,
  "/src/components/invite-view.tsx#InviteView": InviteView_86b6f7f492ef83d82b6f701ccb03bbab,
  "/src/components/second-factor-view.tsx#SecondFactorView": SecondFactorView_4c3b51fa2d845f12fa25e30d740564a0,
  "/src/desk/list-view.tsx#WaitingView": WaitingView_237ffc7e5fcf7eb18128115df05a9e04,
  "/src/desk/list-view.tsx#EndedView": EndedView_237ffc7e5fcf7eb18128115df05a9e04,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
