import { Orchid } from '#ui/orchid/orchid.tsx'

/** For what has no flower of its own: shares, services, moves of another page. The words beside it say all. */
export const HouseFlower = () => <Orchid share={1} label="" />
