import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BurmeseCell as BurmeseCell_f272489744b3173f9a5d4d2013d9b535 } from '../../../../src/components/burmese-cell.tsx'
import { ZawgyiCheck as ZawgyiCheck_4785c9caecd6780ceb77d946c19ebc24 } from '../../../../src/components/zawgyi-check.tsx'
import { QuickFilters as QuickFilters_36ea09aeac65cceedd6cf9a3dd5d884f } from '../../../../src/components/quick-filters.tsx'
import { Logo as Logo_marks, Icon as Icon_marks } from '../../../../src/components/marks.tsx'
import { CurrentPassword as CurrentPassword_staff } from '../../../../src/components/current-password.tsx'
import { FactorOfAccount as FactorOfAccount_staff } from '../../../../src/components/factor-of-account.tsx'
import { FactorOffer as FactorOffer_staff } from '../../../../src/components/factor-offer.tsx'
import { WeekdayField as WeekdayField_shops } from '../../../../src/components/weekday-field.tsx'
import { ForgotView as ForgotView_staff } from '../../../../src/components/forgot-view.tsx'
import { InviteView as InviteView_staff } from '../../../../src/components/invite-view.tsx'
import { LinkOfAccount as LinkOfAccount_staff } from '../../../../src/components/link-of-account.tsx'
import { NewPasswordView as NewPasswordView_staff } from '../../../../src/components/new-password-view.tsx'
import { SecondFactorView as SecondFactorView_staff } from '../../../../src/components/second-factor-view.tsx'
import { SignInView as SignInView_staff } from '../../../../src/components/sign-in-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { PastingFeatureClient as PastingFeatureClient_desk } from '../../../../src/pasting/pasting-client.ts'
import { LinkField as LinkField_desk } from '../../../../src/components/link-field.tsx'
import { MomentField as MomentField_time } from '../../../../src/time/moment-field.tsx'
import { MomentCell as MomentCell_time } from '../../../../src/time/moment-cell.tsx'
import { PictureGuard as PictureGuard_desk } from '../../../../src/pictures/picture-guard.tsx'
import { ReviewCard as ReviewCard_review } from '../../../../src/review/review-card.tsx'
import { NoDiff as NoDiff_review } from '../../../../src/review/no-diff.tsx'
import { StageCell as StageCell_review } from '../../../../src/review/stage-cell.tsx'
import { PublishButton as PublishButton_review } from '../../../../src/review/publish-button.tsx'
import { StartPage as StartPage_desk } from '../../../../src/desk/start-page.tsx'
import { DrawingField as DrawingField_drawings } from '../../../../src/drawings/drawing-field.tsx'
import { RowName as RowName_rows } from '../../../../src/components/row-name.tsx'
import { PictureUses as PictureUses_pictures, PictureUsesCell as PictureUsesCell_pictures } from '../../../../src/pictures/picture-uses.tsx'
import { LiveWindow as LiveWindow_live } from '../../../../src/live/live-window.tsx'
import { BesideLine as BesideLine_beside, BesideLines as BesideLines_beside } from '../../../../src/beside/beside-field.tsx'
import { BesideRich as BesideRich_beside } from '../../../../src/beside/beside-rich.tsx'
import { LanguageSwitch as LanguageSwitch_beside } from '../../../../src/beside/language-switch.tsx'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/components/burmese-cell.tsx#BurmeseCell": BurmeseCell_f272489744b3173f9a5d4d2013d9b535,
  "/src/components/zawgyi-check.tsx#ZawgyiCheck": ZawgyiCheck_4785c9caecd6780ceb77d946c19ebc24,
  "/src/components/quick-filters.tsx#QuickFilters": QuickFilters_36ea09aeac65cceedd6cf9a3dd5d884f,
  "/src/components/marks.tsx#Logo": Logo_marks,
  "/src/components/marks.tsx#Icon": Icon_marks,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/src/components/current-password.tsx#CurrentPassword": CurrentPassword_staff,
  "/src/components/factor-of-account.tsx#FactorOfAccount": FactorOfAccount_staff,
  "/src/components/factor-offer.tsx#FactorOffer": FactorOffer_staff,
  "/src/components/weekday-field.tsx#WeekdayField": WeekdayField_shops,
  "/src/components/forgot-view.tsx#ForgotView": ForgotView_staff,
  "/src/components/invite-view.tsx#InviteView": InviteView_staff,
  "/src/components/link-of-account.tsx#LinkOfAccount": LinkOfAccount_staff,
  "/src/components/new-password-view.tsx#NewPasswordView": NewPasswordView_staff,
  "/src/components/second-factor-view.tsx#SecondFactorView": SecondFactorView_staff,
  "/src/components/sign-in-view.tsx#SignInView": SignInView_staff,
  "/src/pasting/pasting-client.ts#PastingFeatureClient": PastingFeatureClient_desk,
  "/src/components/link-field.tsx#LinkField": LinkField_desk,
  "/src/time/moment-field.tsx#MomentField": MomentField_time,
  "/src/time/moment-cell.tsx#MomentCell": MomentCell_time,
  "/src/pictures/picture-guard.tsx#PictureGuard": PictureGuard_desk,
  "/src/review/review-card.tsx#ReviewCard": ReviewCard_review,
  "/src/review/no-diff.tsx#NoDiff": NoDiff_review,
  "/src/review/stage-cell.tsx#StageCell": StageCell_review,
  "/src/review/publish-button.tsx#PublishButton": PublishButton_review,
  "/src/desk/start-page.tsx#StartPage": StartPage_desk,
  "/src/drawings/drawing-field.tsx#DrawingField": DrawingField_drawings,
  "/src/components/row-name.tsx#RowName": RowName_rows,
  "/src/pictures/picture-uses.tsx#PictureUses": PictureUses_pictures,
  "/src/pictures/picture-uses.tsx#PictureUsesCell": PictureUsesCell_pictures,
  "/src/live/live-window.tsx#LiveWindow": LiveWindow_live,
  "/src/beside/beside-field.tsx#BesideLine": BesideLine_beside,
  "/src/beside/beside-field.tsx#BesideLines": BesideLines_beside,
  "/src/beside/beside-rich.tsx#BesideRich": BesideRich_beside,
  "/src/beside/language-switch.tsx#LanguageSwitch": LanguageSwitch_beside,
}
