import { expandTemplate, getBlogPicture, type listBlogPosts } from 'shared-contracts';
import { exampleHash, type ExampleOf } from '../../http/index.ts';

export const listBlogPostsExample: ExampleOf<typeof listBlogPosts> = {
  answer: [
    {
      id: 412,
      date: '2026-02-20T08:00:00.000Z',
      link: 'https://blog.trampolim.example/entrevistas',
      title: { rendered: 'Cinco perguntas para levar a uma entrevista' },
      excerpt: { rendered: '<p>O que perguntar quando a vez é sua.</p>' },
      content: { rendered: '<p>Leve um caderno, e estas cinco perguntas.</p>' },
      _embedded: {
        'wp:featuredmedia': [
          {
            source_url: expandTemplate(getBlogPicture.template, { hash: exampleHash }),
            alt_text: 'Duas pessoas à mesa',
          },
        ],
      },
    },
  ],
};
