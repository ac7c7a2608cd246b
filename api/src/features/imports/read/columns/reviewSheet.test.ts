import { describe, expect, it } from '@jest/globals';
import { reviewSheetHeaders } from './reviewSheet.ts';

describe('the headers of a sheet of reviews', () => {
  it.each<[string, string, Record<string, string>]>([
    [
      'of Outscraper',
      'name,place_id,rating,reviews,author_title,review_text,review_rating,review_datetime_utc',
      {
        ...{ authortitle: 'reviewAuthor', reviewtext: 'reviewText', reviewrating: 'reviewRating' },
        reviewdatetimeutc: 'reviewDate',
      },
    ],
    [
      'with the reviewer under name and the place under title',
      'reviewId,reviewerId,name,text,stars,publishAt,publishedAtDate,title,placeId,reviewsCount',
      {
        ...{ name: 'reviewAuthor', title: 'name', text: 'reviewText', stars: 'reviewRating' },
        publishedatdate: 'reviewDate',
      },
    ],
    [
      'made by hand',
      'Business Name,Reviewer,Rating,Review,Date',
      { reviewer: 'reviewAuthor', rating: 'reviewRating', review: 'reviewText', date: 'reviewDate' },
    ],
    [
      'made by hand in Turkish',
      'İşletme Adı,Yorum Yapan,Puan,Yorum,Tarih',
      { yorumyapan: 'reviewAuthor', puan: 'reviewRating', yorum: 'reviewText', tarih: 'reviewDate' },
    ],
    [
      'with a headline beside the name of the place',
      'name,title,author,comment,stars',
      { author: 'reviewAuthor', comment: 'reviewText', stars: 'reviewRating' },
    ],
  ])('%s are recognized', (_, headers, expected) =>
    expect(reviewSheetHeaders(headers.split(','))).toEqual(expected),
  );

  it.each([
    'name,address,phone,rating,reviews,comment',
    'name,author,rating,reviews,comment',
    'title,url,stars,reviewsCount,categoryName',
    'Company,Text,Date,Score',
    '',
  ])('are not recognized in a sheet of places: %s', (headers) =>
    expect(reviewSheetHeaders(headers.split(','))).toEqual({}),
  );
});
