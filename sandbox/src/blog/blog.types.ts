export interface BlogPost {
  slug: string;
  title: string;
  excerpt: string;
  /** HTML, as an editor leaves it. */
  content: string;
  /** How many days ago it came out. */
  daysAgo: number;
  image: { alt: string; scene: 'path' | 'desk' | 'calendar' | 'city' | 'talk' | 'sea' | 'coins' | 'bridge' };
}
