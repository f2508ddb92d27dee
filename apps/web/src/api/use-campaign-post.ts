import { useQuery } from '@tanstack/react-query'
import { getCategory, getPostDetail, getPostListByCategory, type PostDetail } from '#contracts/content.ts'
import { FIRST_PAGE } from '#contracts/paging.ts'
import { promotionCategory } from './promotion-category.ts'
import { callApi } from './call-api.ts'

/** The longest list the API returns: a campaign that ended long ago is far down. */
const WHOLE_LIST = 50

/** The newest promotion with the template CAMPAIGN, or null. */
export const useCampaignPost = () =>
  useQuery({
    queryKey: [getPostDetail.id, 'campaign'],
    queryFn: async ({ signal }): Promise<PostDetail | null> => {
      const category = promotionCategory((await callApi(getCategory, { signal })).result)
      if (!category) return null
      const { result } = await callApi(getPostListByCategory, {
        params: { categoryId: category.id },
        query: { page: FIRST_PAGE, size: WHOLE_LIST },
        signal,
      })
      const found = result.find((post) => post.template === 'CAMPAIGN')
      return found ? (await callApi(getPostDetail, { params: { id: found.postId }, signal })).result : null
    },
  })
