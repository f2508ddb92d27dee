/** The seed's eleven labels. A twelfth would be a compile error wherever a placeholder is chosen. */
export const SKELETON_LABELS = [
  'DGDataShare',
  'DGVoiceShare',
  'DigitalService',
  'earned',
  'findMap',
  'MobileService',
  'Promotions',
  'home_loading_banner',
  'community_page',
  'see-all-news',
  'see-all-news-detail',
] as const

export type SkeletonLabel = (typeof SKELETON_LABELS)[number]
