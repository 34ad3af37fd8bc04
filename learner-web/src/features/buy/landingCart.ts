import type { QueryClient } from '@tanstack/react-query'
import { siteQuery } from '../../api/queries'

/** The landing site's own cart with our item; null without a landing site. */
export async function landingCart(client: QueryClient, cartId: number): Promise<string | null> {
  const site = await client.ensureQueryData(siteQuery()).catch(() => null)
  if (!site?.landing_redirect || !site.landing_url) return null
  return `${site.landing_url.replace(/\/+$/, '')}/cart?cart_id=${cartId}`
}
