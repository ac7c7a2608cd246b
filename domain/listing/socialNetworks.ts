/** Networks on which businesses have profiles, in the order in which they are shown, with their names. */
export const socialNetworks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  whatsapp: 'WhatsApp',
  yelp: 'Yelp',
  tripadvisor: 'Tripadvisor',
} as const;

export type SocialNetwork = keyof typeof socialNetworks;
export type SocialLinks = Readonly<Partial<Record<SocialNetwork, string>>>;
