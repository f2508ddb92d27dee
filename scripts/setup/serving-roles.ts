import { SERVING, SERVING_DATABASES } from '#platform/config/serving-database.ts'
import { servingRole } from '#platform/db/rights.ts'
import { makeRole } from './cms-database.ts'
import { asSuperuser, tryDatabase } from './database.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Creates the serving roles with random passwords; working ones are left unchanged. Returns the new addresses, or null where roles cannot
 * be created, as on a hosted database.
 */
export async function makeServingRoles(ownerUrl: string, env: Env): Promise<Record<string, string> | null> {
  const made: Record<string, string> = {}
  for (const serving of SERVING) {
    const name = SERVING_DATABASES[serving]
    if (env[name] && (await tryDatabase(env[name])) === 'works') continue
    const url = new URL(ownerUrl)
    const role = servingRole(decodeURIComponent(url.username), serving)
    try {
      url.password = await makeRole(role)
      // So that the owner may end their connections, as when a database goes.
      await asSuperuser(`grant "${role}" to "${decodeURIComponent(url.username)}";`)
    } catch {
      return null
    }
    url.username = role
    made[name] = url.href
  }
  return made
}
