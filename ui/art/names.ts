/**
 * Every picture the repository draws. Content names them by `pictureName`; the files are `/media/<name>-<width>.{avif,webp}`. The words
 * beside a name describe the picture, for editors who choose one.
 */
export const artNames = [
  'orchid-petals', // a spray of white orchids against a plum dusk
  'orchid-morning', // white orchids with green buds on a pale morning
  'tower-dawn', // a mobile tower on a hill at sunrise, signal rings
  'tower-night', // towers over dark hills under stars
  'rice-fields', // green paddies, palms, a far tower
  'ayeyarwady-boats', // sailing boats on the wide river at dusk
  'river-delta', // the delta from above, channels and fields
  'tea-shop', // a tea shop under an awning, low tables, cups
  'pagoda-dusk', // golden pagodas before a large sun
  'bagan-balloons', // balloons over temples at sunrise
  'hpa-an-hills', // karst hills mirrored in a lake
  'u-bein-night', // the long teak bridge under a night sky
  'inle-rower', // a leg-rowing fisherman with his cone net
  'mountain-snow', // snow mountains of the far north
  'beach-palms', // a western beach with palms and a boat
  'monsoon-rain', // umbrellas in the rain of a city street
  'market-morning', // market stalls with parasols, fruit and flowers
  'city-skyline', // the city with its great pagoda at blue hour
  'train-journey', // a train crossing a viaduct through hills
  'water-festival', // splashes of water and padauk blossom
  'lanterns', // paper lanterns rising at the end of Lent
  'football-evening', // a ball over a pitch under floodlights
  'family-evening', // a lit home with people and a wireless glow
  'school-phones', // pupils with phones and open books
  'tree-planting', // a seedling in two hands, young trees
  'blood-drop', // a red drop with a heart, giving hands
  'award-cup', // a gold cup with confetti
  'office-building', // a glass office tower with trees
  'job-desk', // a desk with a laptop, plant and window
  'shop-front', // a bright service shop with awning and door
  'sim-card', // a large SIM card with its gold chip
  'phone-video', // a phone playing a film
  'phone-call', // a phone with a ringing voice wave
  'data-night', // the moon, a sleeping town and streams of data
  'sharing-hands', // two hands passing a glowing orb
  'gift-boxes', // wrapped boxes with ribbons
  'points-stars', // gold coins with stars, rising
  'top-up-card', // a scratch card and coins
  'pay-wallet', // a wallet with notes and a phone tap
  'fibre-lights', // strands of glass with travelling light
  'fibre-home', // a house reached by one line of light
  'signal-map', // a dotted map with signal waves
  'roaming-globe', // a globe with an aeroplane and its path
  'cloud-servers', // server racks and a cloud
  'machine-sensors', // field, meter and lorry joined by signals
  'message-bubbles', // speech bubbles fanning out
  'chat-robot', // a friendly chat robot
  'help-headset', // a headset with a speech bubble
] as const

export type ArtName = (typeof artNames)[number]

/** These also come as `<name>-wide-<width>` (1600x720) and `<name>-tall-<width>` (720x600) for banners. */
export const heroNames = [
  'orchid-petals',
  'tower-dawn',
  'ayeyarwady-boats',
  'pagoda-dusk',
  'hpa-an-hills',
  'inle-rower',
  'market-morning',
  'city-skyline',
  'fibre-lights',
  'fibre-home',
  'points-stars',
  'office-building',
  'water-festival',
  'family-evening',
] as const satisfies readonly ArtName[]
